import { defineMessages } from '../platform/message.ts';

/** How many of what, within sentences. */
export const amountMessage = /* @__PURE__ */ defineMessages({
  'rtm.dataDay': '1 data day',
  'rtm.dataDays': '%{n} data days',
  'rtm.moreDataDay': '1 more data day',
  'rtm.moreDataDays': '%{n} more data days',
  'rtm.day': '1 day',
  'rtm.days': '%{n} days',
  'rtm.minute': '1 minute',
  'rtm.minutes': '%{n} minutes',
  'rtm.countedMinute': '1 counted minute',
  'rtm.countedMinutes': '%{n} counted minutes',
  'rtm.moreMinute': '1 more minute',
  'rtm.moreMinutes': '%{n} more minutes',
  'rtm.minutesOf': '%{n} of %{all} minutes',
  'rtm.unit': '1 unit for %{minutes}',
  'rtm.units': '%{n} units for %{minutes}',
  'rtm.unitsOfOne': '%{n} of 1 unit for %{minutes}',
  'rtm.unitsOf': '%{n} of %{all} units for %{minutes}',
  'rtm.contact': 'a live interaction',
  'rtm.contacts': '%{n} live interactions',
  'rtm.furtherContact': 'another live interaction',
  'rtm.furtherContacts': '%{n} more live interactions',
  'rtm.minutesAndContacts': '%{minutes} and %{contacts}',
});

/** Why a code is billable or not, in one sentence. */
export const explanationMessage = /* @__PURE__ */ defineMessages({
  'rtm.billable': '%{code} is billable: %{amount} by %{day}.',
  'rtm.daysNotReached': '%{code} is not billable: %{days} of %{required} data days by %{day}.',
  'rtm.notReached': '%{code} is not billable: %{had} by %{day}.',
  'rtm.noContact': '%{code} is not billable: %{had} and no live interaction by %{day}.',
  'rtm.noFurtherContact': '%{code} is not billable: %{had} and no additional live interaction by %{day}.',
  'rtm.outOfReach': '%{code} can no longer be earned: %{needed} needed, %{left} left through %{day}.',
  'rtm.needs': '%{code} needs %{needed} by %{day}.',
  'rtm.reachedWithNext': '%{code} earned (%{amount}). %{next} needs %{n} more by %{day}.',
  'rtm.reached': '%{code} earned (%{amount}). Billable after %{day}.',
  'rtm.billedWith': '%{code} was billed: %{amount} by %{day}.',
  'rtm.needsInWindow': '%{code} needs %{needed} within the %{window} starting %{day}.',
  'rtm.needsInLaterWindow':
    '%{code} needs %{needed} within %{window}, starting with the first data day on or after %{day}.',
  'rtm.needsInNextWindow': '%{code} needs %{needed} within %{window}, starting with the first data day.',
  'rtm.noFurtherWindow': '%{code} is not billable: no further window in %{month}.',
  'rtm.paused': '%{code} is on hold: monitoring has been paused since %{day}.',
  'rtm.careEnded': '%{code} has no further window: care ended on %{day}.',
  'rtm.careEnds': '%{code} has no further window: care ends on %{day}.',
  'rtm.windowLater': '%{code} has no window in %{month}; the next one can start on or after %{day}.',
  'rtm.setupNeeded': '%{code} needs monitoring to be set up first: assign a program to start it.',
  'rtm.recordedSetupNeeded': '%{code} requires a recorded set-up for this episode of care.',
  'rtm.noCare': '%{code} does not apply: no monitored care in %{month}.',
  'rtm.billedOtherwise': '%{code} is not billed together with %{other}.',
  'rtm.oncePerEpisode': '%{code} is billed once per episode of care; in this one it covers %{first} to %{last}.',
  'rtm.monthBilledWithout': '%{code} is not billable: %{month} was billed without it.',
  'rtm.noFurtherUnits': '%{code} is not billable: the settings allow no more units.',
});

/** What is to be looked at before billing, and why a cycle carries a modifier. */
export const flagMessage = /* @__PURE__ */ defineMessages({
  'rtm.endedEarly': 'Discharge ended the window before its %{window} were over.',
  'rtm.spansRuleChange': 'The rules changed within this period. The rules in effect on its last day apply.',
  'rtm.latestRulesAssumed': 'The rules for its last day are not known yet. The latest known rules were used.',
  'rtm.heldForReview':
    'It starts less than %{window} from a charge of the same type that is ready or billed in another episode of care.',
  'rtm.mixedDisciplines': 'Its notes come from more than one discipline.',
  'rtm.overlappingNotes': 'Care notes share minutes, or an author was with two patients at once.',
  'rtm.contactDisputed': 'There are fewer live interactions than units. Some payers require one for each unit.',
  'rtm.setUpByUnknown':
    'Who did the set-up and education is not recorded, so 98975 has no CQ or CO. Enter it under Monitoring.',
  'rtm.modifierGp': 'GP: under a physical therapy plan of care.',
  'rtm.modifierGo': 'GO: under an occupational therapy plan of care.',
  'rtm.modifierGn': 'GN: under a speech-language pathology plan of care.',
  'rtm.modifierCq': 'CQ: a physical therapist assistant furnished the service or more than %{percent}% of its minutes.',
  'rtm.modifierCo':
    'CO: an occupational therapy assistant furnished the service or more than %{percent}% of its minutes.',
});

/** What a month gives by the rules of one year and of another. */
export const ruleEffectMessage = /* @__PURE__ */ defineMessages({
  'rtm.ruleEffects': '%{effects}.',
  'rtm.ruleEffectsAnd': '%{effects}; %{effect}',
  'rtm.ruleEffect': '%{had}: %{later} under the %{year} rules, %{earlier} under the %{before} rules',
  'rtm.minutesWithContact': '%{minutes} with a live interaction by %{day}',
  'rtm.minutesWithoutContact': '%{minutes} without a live interaction by %{day}',
  'rtm.dataDaysBy': '%{days} by %{day}',
  'rtm.codesAnd': '%{codes} and %{code}',
  'rtm.noCode': 'nothing',
});

/** Why less of a care note counts than was written. */
export const noteReasonMessage = /* @__PURE__ */ defineMessages({
  'rtm.noteOfAide': 'An aide’s minutes are not billable.',
  'rtm.noteInFuture': 'Its date is after today.',
  'rtm.noteBeforeSetup': 'Its date is before monitoring was set up.',
  'rtm.noteOutsideCare': 'Its date is outside the plan of care.',
  'rtm.noteClock': 'Its start and end times cover %{minutes}.',
  'rtm.noteSharesMinute': '%{minutes} overlaps with another note and counts there.',
  'rtm.noteSharesMinutes': '%{minutes} overlap with another note and count there.',
  'rtm.noteContactTooShort': 'A live interaction needs at least %{minutes}.',
  'rtm.noteAfterBilling': 'It was written after the month was billed and is not part of that bill.',
});

/** What is missing in the forms of billing. */
export const billingFormMessage = /* @__PURE__ */ defineMessages({
  'rtm.statusesRequired': 'Choose at least one status',
  'rtm.patientsRequired': 'Choose at least one patient',
  'rtm.codesRequired': 'Choose at least one code',
  'rtm.practitionerRequired': 'Practitioner is required',
  'rtm.flagsUnreviewed': 'Confirm that you reviewed the flagged items',
  'rtm.onePractitionerRequired': 'Confirm that no one else bills this period',
  'rtm.noPhysiologicRequired': 'Confirm that no physiologic monitoring is billed',
});

/** Why cycles cannot be billed, or a billing taken back. */
export const billingMessage = /* @__PURE__ */ defineMessages({
  'rtm.changedMeanwhile': 'The codes that are ready to bill have changed. Review them again.',
  'rtm.reviewFirst': 'Flagged codes must be reviewed one by one.',
  'rtm.changedSinceBilled': 'This month changed after it was billed.',
  'rtm.attestationRequired': 'Choose who bills this and confirm that no one else does',
  'rtm.statusConflict': 'This cycle cannot be changed to that status now.',
  'rtm.otherPractitioner': 'Another practitioner already billed this patient for the same period',
  'rtm.windowsTooClose':
    'Supply windows that start less than %{window} apart cannot be billed together. Bill one first.',
  'rtm.neverBeside': '%{code} cannot be billed with %{other} for the same period.',
  'rtm.baseRequired': '%{code} is billed together with %{base} of the same month, or after it.',
  'rtm.billedOnTop': '%{code} is billed as an add-on to %{base} for the same month. Revert %{again} first.',
  'rtm.evidencePacketNotFound': 'Evidence packet not found.',
  'rtm.cycleNotFound': 'Cycle not found.',
});

/** Why a cycle was taken away, as its history keeps it. */
export const historyMessage = /* @__PURE__ */ defineMessages({
  'rtm.nothingCounts': 'The data no longer supports %{code} for this period.',
});

/** The settings of billing. */
export const rtmSettingsMessage = /* @__PURE__ */ defineMessages({
  'rtm.chargeWholeCents': 'Charge must be in whole cents',
  'rtm.chargeMin': 'Charge must be 0 or more',
  'rtm.chargeMax': 'Charge must be %{n} or less',
  'rtm.invalidTaxId': 'Tax ID must be 9 digits, such as 12-3456789',
  'rtm.invalidZip': 'ZIP code must have 5 or 9 digits',
  'rtm.npiDigits': 'NPI must be 10 digits',
  'rtm.npiCheckDigit': 'Not a valid NPI. Check the digits.',
  'rtm.deviceRequired': 'Monitoring type is required',
  'rtm.dataDaysRequired': 'Choose what counts as a data day',
  'rtm.disciplineRequired': 'Discipline is required',
  'rtm.unitsWholeNumber': 'Units must be a whole number',
  'rtm.unitsMin': 'Units must be 0 or more',
  'rtm.unitsMax': 'Units must be %{n} or less',
});

/** Where a rule is from. */
export const ruleSourceMessage = /* @__PURE__ */ defineMessages({
  'rtm.feeSchedule': 'CMS Physician Fee Schedule, final rule for %{year}',
});

/** Why monitoring cannot be set up, paused or resumed. */
export const monitoringMessage = /* @__PURE__ */ defineMessages({
  'rtm.notSetUp': 'Monitoring is not set up yet.',
  'rtm.alreadyPaused': 'Monitoring has already been paused since %{day}.',
  'rtm.notPaused': 'Monitoring is not paused.',
  'rtm.pausedUntil': 'Monitoring was paused until %{day}',
  'rtm.healthOnly': 'Only Health patients can be monitored.',
  'rtm.setupChanged': 'The set-up date has since changed to %{day}.',
  'rtm.setupRemoved': 'The set-up date has since been removed.',
  'rtm.setupInFuture': 'Set-up date cannot be in the future',
  'rtm.setupBeforeCare': 'Set-up date cannot be before the plan of care starts',
  'rtm.setupAfterCare': 'Set-up date cannot be after the plan of care ends',
  'rtm.noPlanOfCare': 'This patient has no plan of care that starts on %{day}.',
  'rtm.removes': 'This removes %{cycles}. Confirm to continue.',
  'rtm.cycleFrom': '%{code} (%{day})',
  'rtm.cyclesAnd': '%{cycles}, %{cycle}',
  'rtm.pauseInFuture': 'A pause cannot start in the future',
  'rtm.pauseBeforeSetup': 'A pause cannot start before set-up',
  'rtm.resumeInFuture': 'Monitoring cannot resume in the future',
  'rtm.resumeBeforePause': 'Monitoring cannot resume before the pause',
  'rtm.billedBefore': '%{code} from %{day} is billed. Revert it first or choose an earlier date.',
  'rtm.billedWindow': '%{code} is billed for a window that started on %{day}',
});
