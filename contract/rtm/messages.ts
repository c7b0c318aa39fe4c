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
  'rtm.contact': 'a live contact',
  'rtm.contacts': '%{n} live contacts',
  'rtm.furtherContact': 'a further live contact',
  'rtm.furtherContacts': '%{n} further live contacts',
  'rtm.minutesAndContacts': '%{minutes} and %{contacts}',
});

/** Why a code is billable or not, in one sentence. */
export const explanationMessage = /* @__PURE__ */ defineMessages({
  'rtm.billable': '%{code} is billable with %{amount} by %{day}.',
  'rtm.daysNotReached': '%{code} is not billable: %{days} of %{required} data days by %{day}.',
  'rtm.notReached': '%{code} is not billable: %{had} by %{day}.',
  'rtm.noContact': '%{code} is not billable: %{had} and no live contact by %{day}.',
  'rtm.noFurtherContact': '%{code} is not billable: %{had} and no further live contact by %{day}.',
  'rtm.outOfReach': '%{code} is out of reach: %{needed} needed and %{left} left by %{day}.',
  'rtm.needs': '%{code} needs %{needed} by %{day}.',
  'rtm.reachedWithNext': '%{code} is reached with %{amount}; %{next} needs %{n} more by %{day}.',
  'rtm.reached': '%{code} is reached with %{amount} and becomes billable after %{day}.',
  'rtm.billedWith': '%{code} was billed with %{amount} by %{day}.',
  'rtm.needsInWindow': '%{code} needs %{needed} within the %{window} from %{day} on.',
  'rtm.needsInLaterWindow': '%{code} needs %{needed} within %{window}, which begin with the first from %{day} on.',
  'rtm.needsInNextWindow': '%{code} needs %{needed} within %{window}, which begin with the first.',
  'rtm.noFurtherWindow': '%{code} is not billable: no further window in %{month}.',
  'rtm.paused': '%{code} waits: monitoring is paused since %{day}.',
  'rtm.careEnded': '%{code} has no further window: care ended on %{day}.',
  'rtm.careEnds': '%{code} has no further window: care ends on %{day}.',
  'rtm.windowLater': '%{code} has no window in %{month}: the next one opens from %{day} on.',
  'rtm.setupNeeded': '%{code} needs monitoring to be set up with a program first.',
  'rtm.recordedSetupNeeded': '%{code} needs a recorded set-up of this episode of care.',
  'rtm.noCare': '%{code} does not apply: no monitored care in %{month}.',
  'rtm.billedOtherwise': '%{code} is not billed beside %{other}.',
  'rtm.oncePerEpisode': '%{code} comes once an episode of care: with %{first} to %{last} in this one.',
  'rtm.monthBilledWithout': '%{code} is not billed: %{month} was billed without it.',
  'rtm.noFurtherUnits': '%{code} is not billed: the settings allow no further units.',
});

/** What is to be looked at before billing, and why a cycle carries a modifier. */
export const flagMessage = /* @__PURE__ */ defineMessages({
  'rtm.endedEarly': 'The discharge ended these %{window} early.',
  'rtm.spansRuleChange': 'The rules changed within this period; those of its last day count.',
  'rtm.latestRulesAssumed': 'The rules of its last day are not known yet; the latest known ones were used.',
  'rtm.heldForReview':
    'It starts less than %{window} from a charge of its kind that is ready or billed in another episode of care.',
  'rtm.mixedDisciplines': 'Its notes are of more than one discipline.',
  'rtm.overlappingNotes': 'Care notes share minutes, or an author was with two patients at once.',
  'rtm.contactDisputed': 'There were fewer live contacts than units; some payers ask for one more with each.',
  'rtm.modifierGp': 'GP: under a physical therapy plan of care.',
  'rtm.modifierGo': 'GO: under an occupational therapy plan of care.',
  'rtm.modifierGn': 'GN: under a speech-language pathology plan of care.',
  'rtm.modifierCq': 'CQ: a physical therapist assistant had more than %{percent}% of the minutes.',
  'rtm.modifierCo': 'CO: an occupational therapy assistant had more than %{percent}% of the minutes.',
});

/** What a month gives by the rules of one year and of another. */
export const ruleEffectMessage = /* @__PURE__ */ defineMessages({
  'rtm.ruleEffects': '%{effects}.',
  'rtm.ruleEffectsAnd': '%{effects}; %{effect}',
  'rtm.ruleEffect': '%{had}: %{later} by the rules of %{year}, %{earlier} by those of %{before}',
  'rtm.minutesWithContact': '%{minutes} with a live contact by %{day}',
  'rtm.minutesWithoutContact': '%{minutes} without a live contact by %{day}',
  'rtm.dataDaysBy': '%{days} by %{day}',
  'rtm.codesAnd': '%{codes} and %{code}',
  'rtm.noCode': 'nothing',
});

/** Why less of a care note counts than was written. */
export const noteReasonMessage = /* @__PURE__ */ defineMessages({
  'rtm.noteOfAide': 'Minutes of an aide are not billed.',
  'rtm.noteInFuture': 'Dated after today.',
  'rtm.noteBeforeSetup': 'Dated before monitoring was set up.',
  'rtm.noteOutsideCare': 'Dated outside of the plan of care.',
  'rtm.noteClock': 'Its clock shows %{minutes}.',
  'rtm.noteSharesMinute': '%{minutes} on the clock of another note counts there.',
  'rtm.noteSharesMinutes': '%{minutes} on the clock of another note count there.',
  'rtm.noteContactTooShort': 'A live contact needs at least %{minutes}.',
  'rtm.noteAfterBilling': 'Written after the month was billed, and not billed with it.',
});

/** What is missing in the forms of billing. */
export const billingFormMessage = /* @__PURE__ */ defineMessages({
  'rtm.statusesRequired': 'Choose at least one status',
  'rtm.patientsRequired': 'Choose at least one patient',
  'rtm.codesRequired': 'Choose at least one code',
  'rtm.practitionerRequired': 'Practitioner is required',
  'rtm.flagsUnreviewed': 'Confirm that what is flagged was looked at',
  'rtm.onePractitionerRequired': 'Confirm that no one else bills this period',
  'rtm.noPhysiologicRequired': 'Confirm that no physiological monitoring is billed',
});

/** Why cycles cannot be billed, or a billing taken back. */
export const billingMessage = /* @__PURE__ */ defineMessages({
  'rtm.changedMeanwhile': 'What is ready to bill has changed meanwhile. Please look at it again.',
  'rtm.reviewFirst': 'Flagged codes need a review of their own.',
  'rtm.changedSinceBilled': 'This month changed after it was billed.',
  'rtm.attestationRequired': 'Say who bills this and confirm that nobody else does',
  'rtm.statusConflict': 'This cycle cannot get that status now.',
  'rtm.otherPractitioner': 'Another practitioner has billed this patient for the same period',
  'rtm.windowsTooClose': 'Supply windows that start less than %{window} apart are billed one after the other.',
  'rtm.neverBeside': '%{code} is never billed beside %{other} of the same period.',
  'rtm.baseRequired': '%{code} is billed with %{base} of its month or after it.',
  'rtm.billedOnTop': '%{code} of the same month is billed on top of %{base}. Revert %{again} first.',
  'rtm.evidencePacketNotFound': 'Evidence packet not found.',
  'rtm.cycleNotFound': 'Cycle not found.',
});

/** Why a cycle was taken away, as its history keeps it. */
export const historyMessage = /* @__PURE__ */ defineMessages({
  'rtm.nothingCounts': 'Nothing that counts gives %{code} here any more.',
});

/** The settings of billing. */
export const rtmSettingsMessage = /* @__PURE__ */ defineMessages({
  'rtm.chargeWholeCents': 'Charge must be in whole cents',
  'rtm.chargeMin': 'Charge must be 0 or more',
  'rtm.chargeMax': 'Charge must be %{n} or less',
  'rtm.invalidTaxId': 'Tax ID must be 9 digits, such as 12-3456789',
  'rtm.invalidZip': 'ZIP code must have 5 or 9 digits',
  'rtm.npiDigits': 'NPI must be 10 digits',
  'rtm.npiCheckDigit': 'This is no NPI: its last digit does not fit the others',
  'rtm.deviceRequired': 'Device is required',
  'rtm.dataDaysRequired': 'Data days are required',
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
  'rtm.notSetUp': 'Monitoring has not been set up yet.',
  'rtm.alreadyPaused': 'Monitoring is paused already, since %{day}.',
  'rtm.notPaused': 'Monitoring is not paused.',
  'rtm.pausedUntil': 'Monitoring was paused until %{day}',
  'rtm.healthOnly': 'Only Health patients are monitored.',
  'rtm.setupChanged': 'Set-up is %{day} meanwhile.',
  'rtm.setupRemoved': 'Set-up is not known meanwhile.',
  'rtm.setupInFuture': 'Set-up cannot be in the future',
  'rtm.setupBeforeCare': 'Set-up cannot be before the plan of care',
  'rtm.setupAfterCare': 'Set-up cannot be after the plan of care',
  'rtm.noPlanOfCare': 'No plan of care of this patient starts on %{day}.',
  'rtm.removes': 'This removes %{cycles}. Confirm it first.',
  'rtm.cycleFrom': '%{code} (%{day})',
  'rtm.cyclesAnd': '%{cycles}, %{cycle}',
  'rtm.pauseInFuture': 'A pause cannot be in the future',
  'rtm.pauseBeforeSetup': 'A pause cannot begin before set-up',
  'rtm.resumeInFuture': 'A resume cannot be in the future',
  'rtm.resumeBeforePause': 'A resume cannot be before the pause',
  'rtm.billedBefore': '%{code} from %{day} is billed. Revert it first or choose an earlier day.',
  'rtm.billedWindow': '%{code} is billed for a window that began on %{day}',
});
