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
      hint: 'Levantarse de la silla y Posición en tándem tienen dos conjuntos de criterios cada una. Los criterios configurados para su organización prevalecen sobre ambos.',
      ADMIN: 'Por edad (Bohannon 2006, CDC STEADI)',
      PORTAL: 'Por edad y sexo (Lusardi 2003)',
    },
  },
  factorRule: {
    title: 'Verificación en dos pasos',
    is: 'Exigida. Después de la contraseña, todos confirman el inicio de sesión con una aplicación de autenticación o una llave de acceso.',
    isNot: 'No exigida. Cada usuario puede activarla en su cuenta.',
    require: 'Exigir la verificación en dos pasos',
    requireHint:
      'Los usuarios sin un segundo paso deberán configurarlo, ahora o la próxima vez que inicien sesión, antes de poder hacer otra cosa.',
    required: 'Ahora se exige la verificación en dos pasos.',
    stop: 'Dejar de exigir la verificación en dos pasos',
    stopHint: 'Los usuarios podrán desactivar la verificación en dos pasos.',
    stopped: 'Ya no se exige la verificación en dos pasos.',
  },
};
export default spanish;
