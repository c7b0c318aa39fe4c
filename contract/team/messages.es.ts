import type { TranslationOf } from '../platform/message.ts';
import type { teamMessage, teamRuleMessage } from './messages.ts';

export const teamRuleMessages: TranslationOf<typeof teamRuleMessage> = {
  'team.deleteSelf': 'No puede eliminarse a sí mismo.',
  'team.staffAbove':
    'Solo un administrador del proveedor puede cambiar o eliminar a personal con un rol superior al suyo.',
  'team.lastAdminDeleted': 'El último administrador de una organización no se puede eliminar.',
  'team.lastAdminRole': 'El último administrador de una organización debe seguir siéndolo.',
};

export const teamMessages: TranslationOf<typeof teamMessage> = {
  'team.emailTaken': 'Ya existe un profesional con este correo electrónico.',
  'team.registered': 'Este profesional ya se registró.',
  'team.noEmail': 'Este profesional no tiene un correo electrónico para la invitación.',
  'team.providerNotFound': 'No se encontró el profesional.',
  'team.userNotFound': 'No se encontró el usuario.',
  'team.inviteNotFound': 'No se encontró la invitación.',
};
