import { defineMessages } from '../platform/message.ts';

/** Errors of the fields of a client version. */
export const clientVersionFieldMessage = /* @__PURE__ */ defineMessages({
  'clientVersions.idRequired': 'Version ID is required',
  'clientVersions.invalidId': 'Version ID must match the pattern X.X.X',
  'clientVersions.leadingZeros': 'Version ID cannot have leading zeros',
  'clientVersions.updateRequiredMissing': 'Choose whether an update is required',
});

/** Why a version of the client is rejected. */
export const clientVersionMessage = /* @__PURE__ */ defineMessages({
  'clientVersions.exists': 'Version ID already exists',
  'clientVersions.latest': 'The latest version cannot be deleted.',
  'clientVersions.updateRequired': 'Update required',
  'clientVersions.notFound': 'Version not found.',
});
