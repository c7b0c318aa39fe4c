import { defineMessages } from '../platform/message.ts';

/** What is wrong with an outcome of an assessment. */
export const riskOutcomeFieldMessage = /* @__PURE__ */ defineMessages({
  'riskAnalysis.ageCondition': 'Age requires a condition',
  'riskAnalysis.ageWholeNumber': 'Age must be a whole number up to %{n}',
  'riskAnalysis.ageMax': 'Age max must be at least 1',
  'riskAnalysis.ageMin': 'Age min must be at least 0',
  'riskAnalysis.ageReversed': 'Age max cannot be lower than age min',
  'riskAnalysis.sex': 'Sex must be a single condition equal to MALE or FEMALE',
  'riskAnalysis.factorsRequired': 'Factors are required',
  'riskAnalysis.categoryRequired': 'Category is required',
  'riskAnalysis.categoryOfOtherType': 'Category does not belong to this type',
  'riskAnalysis.categoryRepeated': 'Each category is used once',
  'riskAnalysis.demographicRepeated': 'Each demographic can be used only once',
  'riskAnalysis.comparatorRequired': 'Comparator is required',
  'riskAnalysis.criterionTypeRequired': 'Criterion type is required',
  'riskAnalysis.maxConditions': 'A criterion can have at most two conditions',
  'riskAnalysis.value': 'Value must be a number, or MALE or FEMALE for SEX',
  'riskAnalysis.resultsOfOtherType': 'Result definitions do not belong to this type',
});

/** Why an outcome is not one of its assessment. */
export const riskOutcomeMessage = /* @__PURE__ */ defineMessages({
  'riskAnalysis.otherAssessment': 'The assessment does not match the URL.',
  'riskAnalysis.unknownResult': 'The assessment has no such result.',
  'riskAnalysis.assessmentNotFound': 'Assessment not found.',
});
