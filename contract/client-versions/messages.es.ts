import type { TranslationOf } from '../platform/message.ts';
import type { clientVersionFieldMessage, clientVersionMessage } from './messages.ts';

export const clientVersionFieldMessages: TranslationOf<typeof clientVersionFieldMessage> = {
  'clientVersions.idRequired': 'El identificador de la versión es obligatorio',
  'clientVersions.invalidId': 'El identificador de la versión debe tener la forma X.X.X',
  'clientVersions.leadingZeros': 'El identificador de la versión no puede tener ceros a la izquierda',
  'clientVersions.updateRequiredMissing': 'Elija si la actualización es obligatoria',
};

export const clientVersionMessages: TranslationOf<typeof clientVersionMessage> = {
  'clientVersions.exists': 'El identificador de la versión ya existe',
  'clientVersions.latest': 'La última versión no se puede eliminar.',
  'clientVersions.updateRequired': 'Actualización obligatoria',
  'clientVersions.notFound': 'No se encontró la versión.',
};
