import { defineMessages } from '../platform/message.ts';

/** What is wrong with fields of modules. */
export const scanModuleFieldMessage = /* @__PURE__ */ defineMessages({
  'scanModules.invalidAssessment': 'Not a valid assessment',
  'scanModules.invalidImageName': 'Not a valid image name',
  'scanModules.invalidImageUrl': 'Invalid URL format',
  'scanModules.imageUrlHttps': 'The image URL must start with https://',
  'scanModules.idRequired': 'Module ID is required',
  'scanModules.nameRequired': 'Module Name is required',
  'scanModules.subtitleRequired': 'Subtitle is required',
  'scanModules.lockedRequired': 'Locked status is required',
  'scanModules.assessmentTwice': 'A module cannot contain the same assessment twice.',
  'scanModules.moduleTwice': 'The list cannot contain the same module twice.',
});

/** Why modules cannot be saved. */
export const scanModuleMessage = /* @__PURE__ */ defineMessages({
  'scanModules.unknownAssessment': 'Assessment %{id} does not exist.',
});
