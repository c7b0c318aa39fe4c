import type { TranslationOf } from '../platform/message.ts';
import type { scanModuleFieldMessage, scanModuleMessage } from './messages.ts';

export const scanModuleFieldMessages: TranslationOf<typeof scanModuleFieldMessage> = {
  'scanModules.invalidAssessment': 'La evaluación no es válida',
  'scanModules.invalidImageName': 'El nombre de la imagen no es válido',
  'scanModules.invalidImageUrl': 'El formato de la URL no es válido',
  'scanModules.imageUrlHttps': 'La dirección de la imagen debe comenzar con https://',
  'scanModules.idRequired': 'El identificador del módulo es obligatorio',
  'scanModules.nameRequired': 'El nombre del módulo es obligatorio',
  'scanModules.subtitleRequired': 'El subtítulo es obligatorio',
  'scanModules.lockedRequired': 'Indique si está bloqueado',
  'scanModules.assessmentTwice': 'Una evaluación está dos veces en el módulo.',
  'scanModules.moduleTwice': 'Un módulo está dos veces en la lista.',
};

export const scanModuleMessages: TranslationOf<typeof scanModuleMessage> = {
  'scanModules.unknownAssessment': 'No existe la evaluación %{id}.',
};
