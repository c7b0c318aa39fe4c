import { defineMessages } from '../platform/message.ts';

/** What is wrong with fields of a patient. */
export const patientFieldMessage = /* @__PURE__ */ defineMessages({
  'patients.productRequired': 'You must select at least one product.',
  'patients.productTwice': 'A product is listed twice.',
  'patients.invalidSide': 'Side of body must be Right, Left or N/A',
  'patients.invalidBodyPart': 'Not a valid body part',
  'patients.invalidProvider': 'Not a valid provider',
  'patients.invalidInsuranceId': 'Must be 2 to %{n} letters, digits, blanks, hyphens, periods or slashes',
  'patients.sideRequired': 'Side of body is required',
  'patients.bodyPartRequired': 'Involved body part is required',
  'patients.involvedSideRequired': 'Involved side of body is required',
  'patients.healthIncomplete': 'You must set Side of Body and Involved Body Part for Health patients.',
  'patients.futureDateOfBirth': 'Date of birth cannot be in the future',
  'patients.lockedEmail': 'Email cannot be changed because the patient already has an account.',
});

/** Why a patient cannot be added or changed. */
export const patientMessage = /* @__PURE__ */ defineMessages({
  'patients.unknownLocation': 'Location not found',
  'patients.unknownPatient': 'Patient not found',
  'patients.productNotOffered': 'Your organization does not have this product.',
  'patients.emailTaken': 'A patient with this email already exists.',
  'patients.gaitUidTaken': 'A patient with this Unique Gait ID already exists.',
  'patients.hasAccount': 'The patient already has an account.',
  'patients.notInvitable': 'Only patients in care with Health and an email can be invited.',
  'patients.hasProduct': 'The patient already has this product.',
  'patients.productsOfDischarged': 'Start a new plan of care to add products to a discharged patient.',
  'patients.hidden': 'Patient is hidden.',
});

/** What is wrong with a file of patients; its columns keep the names that the file must have. */
export const bulkAddMessage = /* @__PURE__ */ defineMessages({
  'bulkAdd.unusable': 'The file cannot be used.',
  'bulkAdd.tooLarge': 'The file is too large.',
  'bulkAdd.empty': 'The file is empty.',
  'bulkAdd.notCsv': 'The file is not CSV text. Save it as CSV UTF-8 and try again.',
  'bulkAdd.quotationMark': 'A quotation mark is out of place.',
  'bulkAdd.columnTwice': 'This column appears twice.',
  'bulkAdd.columnMissing': 'This column is missing.',
  'bulkAdd.noPatients': 'The file has no patients.',
  'bulkAdd.tooManyPatients': 'The file has more than %{n} patients.',
  'bulkAdd.noNameColumns': 'The file has none of the columns First Name, Last Name and Email.',
  'bulkAdd.noRows': 'The file has no rows below its header.',
  'bulkAdd.tooManyRows': 'The file has more than %{n} rows.',
  'bulkAdd.tooManyCells': 'The row has more cells than the header.',
  'bulkAdd.formula': 'Must not start with =, +, - or @',
  'bulkAdd.ambiguousLocation': 'More than one location has this name. Use its ID instead.',
  'bulkAdd.emailInRow': 'Email is also in row %{row}',
  'bulkAdd.emailTaken': 'Email is already used by another patient',
  'bulkAdd.gaitUidInRow': 'Unique Gait ID is also in row %{row}',
  'bulkAdd.gaitUidTaken': 'Unique Gait ID is already used by another patient',
  'bulkAdd.emailOrGaitUidTaken': 'Email or Unique Gait ID is already used by another patient',
  'bulkAdd.oneFault': '1 error found. No patients were added.',
  'bulkAdd.faults': '%{n} errors found. No patients were added.',
  'bulkAdd.moreFaults': '%{n} more errors are not listed.',
});
