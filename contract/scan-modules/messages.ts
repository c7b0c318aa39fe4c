import { defineMessages } from '../platform/message.ts';

/** What is wrong with fields of modules. */
export const scanModuleFieldMessage = /* @__PURE__ */ defineMessages({
  'scanModules.invalidAssessment': 'Not a valid assessment',
  'scanModules.invalidImageName': 'Not a valid image name',
  'scanModules.invalidImageUrl': 'Invalid URL format',
  'scanModules.imageUrlHttps': 'The image address must begin with https://',
  'scanModules.idRequired': 'Module id is required',
  'scanModules.nameRequired': 'Module Name is required',
  'scanModules.subtitleRequired': 'Subtitle is required',
  'scanModules.lockedRequired': 'Locked status is required',
  'scanModules.assessmentTwice': 'An assessment is in the module twice.',
  'scanModules.moduleTwice': 'A module is in the list twice.',
});

/** Why modules cannot be saved. */
export const scanModuleMessage = /* @__PURE__ */ defineMessages({
  'scanModules.unknownAssessment': 'There is no assessment %{id}.',
});
