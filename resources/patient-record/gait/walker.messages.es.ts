import type { Translated } from '../../../src/i18n/translated.ts';
import type { walkerMessages } from './walker.messages.en.ts';

const spanish: Translated<typeof walkerMessages> = {
  recordGaitWalker: {
    title: 'Comparar según',
    summary: 'Comparado según',
    sex: 'Sexo',
    sexes: { MALE: 'Masculino', FEMALE: 'Femenino' },
    height: 'Estatura en cm',
    heightHint:
      'Da la escala de las grabaciones en las que no se midió un metro en el suelo; al cambiarla, se miden de nuevo.',
    heightValue: '%{height} cm',
    condition: 'Afección que influye en la marcha',
    conditions: { PARKINSON: 'Enfermedad de Parkinson o parkinsonismo', STROKE: 'Después de un ictus' },
    conditionHint:
      'Un cambio de velocidad solo se considera real según errores publicados para personas con la misma afección.',
    dob: 'Fecha de nacimiento',
    fact: { sex: 'Sexo', dob: 'Fecha de nacimiento', height: 'Estatura', condition: 'Afección' },
    unsaid: 'No indicado',
    editDob: 'Editar fecha de nacimiento',
    save: 'Guardar',
    saved: 'Se guardó según qué se compara la caminata.',
  },
};
export default spanish;
