import type { TranslationOf } from '../platform/message.ts';
import type { logoMessage, organizationFieldMessage, organizationMessage } from './messages.ts';

export const logoMessages: TranslationOf<typeof logoMessage> = {
  'logo.type': 'El logotipo debe ser un PNG.',
  'logo.bytes': 'El logotipo no puede pesar más de %{n} KB.',
  'logo.pixels': 'El logotipo no puede medir más de %{width} x %{height} píxeles.',
  'logo.damaged': 'El logotipo está dañado.',
};

export const organizationFieldMessages: TranslationOf<typeof organizationFieldMessage> = {
  'organizations.nameRequired': 'El nombre de la organización es obligatorio',
  'organizations.organizationRequired': 'La organización es obligatoria',
};

export const organizationMessages: TranslationOf<typeof organizationMessage> = {
  'organizations.nameTaken': 'Ya existe una organización con este nombre.',
  'organizations.needsScan': 'Solo las organizaciones con Scan pueden definir esto.',
  'organizations.disableOwn': 'No puede desactivar su propia organización.',
  'organizations.notFound': 'No se encontró la organización.',
};
