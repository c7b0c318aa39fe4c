import { defineMessages } from '../platform/message.ts';

/** Days that a plan of care can begin or end on, and why a discharge cannot be undone. */
export const planOfCareMessage = /* @__PURE__ */ defineMessages({
  'planOfCare.noDayYet': 'A new plan of care can start the day after the last one ends.',
  'planOfCare.onlyDay': 'The date must be %{day}.',
  'planOfCare.dayWindow': 'The date must be from %{first} to %{last}.',
  'planOfCare.newPlanSince': 'A new plan of care has started, so the discharge cannot be undone.',
  'planOfCare.notDischarged': 'There is no discharge to undo.',
  'planOfCare.undoHours': 'A discharge can be undone only within %{n} hours.',
});

/** What a patient's plan of care does not allow. */
export const careStateMessage = /* @__PURE__ */ defineMessages({
  'planOfCare.inCare': 'The patient is in care, and no discharge is scheduled.',
  'planOfCare.dischargePlanned': 'The patient is already scheduled to be discharged.',
  'planOfCare.discharged': 'The patient is discharged.',
});
