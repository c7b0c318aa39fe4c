import { defineMessages } from '../platform/message.ts';

/** What is wrong with the file of a logo. */
export const logoMessage = /* @__PURE__ */ defineMessages({
  'logo.type': 'The logo must be a PNG.',
  'logo.bytes': 'The logo cannot be larger than %{n} KB.',
  'logo.pixels': 'The logo cannot be larger than %{width} x %{height} pixels.',
  'logo.damaged': 'The logo is damaged.',
});

/** What is wrong with fields of an organization. */
export const organizationFieldMessage = /* @__PURE__ */ defineMessages({
  'organizations.nameRequired': 'Organization name is required',
  'organizations.organizationRequired': 'Organization is required',
});

/** Why an organization cannot be found or changed. */
export const organizationMessage = /* @__PURE__ */ defineMessages({
  'organizations.nameTaken': 'An organization with this name already exists.',
  'organizations.needsScan': 'Only organizations with Scan can set this.',
  'organizations.disableOwn': 'You cannot disable your own organization.',
  'organizations.notFound': 'Organization not found.',
});
