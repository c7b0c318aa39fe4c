import { useTranslate } from 'react-admin';
import { toCallbackPage } from '../../domain/ehr-launch/ehr-address.ts';
import { CopyLine } from '../api-clients/shared/CopyLine.tsx';

/** The redirect URL that is registered in the EHR at a FHIR address. */
export const RedirectAddress = ({ issuer }: { issuer: string }) => (
  <CopyLine
    what={useTranslate()('ehrConnections.redirectAddress')}
    value={`${window.location.origin}${toCallbackPage(issuer)}`}
  />
);
