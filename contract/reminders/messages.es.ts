import type { TranslationOf } from '../platform/message.ts';
import type { reminderMessage } from './messages.ts';

export const reminderMessages: TranslationOf<typeof reminderMessage> = {
  'reminders.notInCare': 'Los recordatorios son para pacientes en atención con Health.',
  'reminders.noEmail': 'No hay correo electrónico en el expediente.',
  'reminders.noPhone': 'No hay número de celular en el expediente.',
  'reminders.noTexts': 'Los mensajes de texto no están configurados en este servidor.',
};
