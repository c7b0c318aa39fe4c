import { defineMessages } from '../platform/message.ts';

/** Changes of a provider that are not allowed. */
export const teamRuleMessage = /* @__PURE__ */ defineMessages({
  'team.deleteSelf': 'You cannot delete yourself.',
  'team.staffAbove': 'Only a vendor admin can change or delete vendor staff with a higher role than yours.',
  'team.lastAdminDeleted': 'The last admin of an organization cannot be deleted.',
  'team.lastAdminRole': 'The last admin of an organization must remain an admin.',
});

/** Why a provider cannot be found, added or invited. */
export const teamMessage = /* @__PURE__ */ defineMessages({
  'team.emailTaken': 'A provider with this email already exists.',
  'team.registered': 'This provider has already registered.',
  'team.noEmail': 'This provider has no email address for an invite.',
  'team.providerNotFound': 'Provider not found.',
  'team.userNotFound': 'User not found.',
  'team.inviteNotFound': 'Invite not found.',
});
