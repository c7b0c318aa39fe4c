import type { Translated } from '../../src/ui/i18n/translated.ts';
import type { organizationMessages } from './messages.en.ts';

type Texts = Translated<typeof organizationMessages>;

/** Includes the texts of the plugin. */
const spanish: Texts & { organization: { menu: string; title: string } } = {
  organization: {
    menu: 'Su organización',
    title: 'Datos generales',
    edit: 'Editar',
    editTitle: 'Editar datos de la organización',
    name: 'Nombre',
    timezone: 'Zona horaria',
    changeLogo: 'Cambiar logotipo',
    noProducts: 'Ninguno',
    product: { HEALTH: 'Health', GAIT: 'Gait', PRO: 'PRO', SCAN: 'Scan' },
    cancel: 'Cancelar',
    save: 'Guardar',
    saved: 'Se actualizaron los datos de la organización.',
    failed: 'No se pudo cargar la organización.',
    riskReading: {
      label: 'Criterios de riesgo de caídas',
      is: 'Criterios de riesgo de caídas: %{is}',
      hint: 'Hay dos lecturas publicadas para Levantarse de la silla y Posición en tándem. Lo que esté configurado para su organización prevalece sobre ambas.',
      ADMIN: 'Valores publicados',
      PORTAL: 'Reglas del portal',
    },
  },
  factorRule: {
    title: 'Verificación en dos pasos',
    is: 'Exigida: además de la contraseña, todos usan una aplicación de autenticación o una llave de acceso.',
    isNot: 'No exigida: cada persona decide en su cuenta.',
    require: 'Exigir la verificación en dos pasos',
    requireHint:
      'Quien no tenga un segundo paso deberá configurarlo, ahora o la próxima vez que inicie sesión, antes de poder hacer otra cosa.',
    required: 'Ahora se exige la verificación en dos pasos.',
    stop: 'Dejar de exigir la verificación en dos pasos',
    stopHint: 'Cada persona podrá desactivar de nuevo la verificación en dos pasos.',
    stopped: 'Ya no se exige la verificación en dos pasos.',
  },
};
export default spanish;
