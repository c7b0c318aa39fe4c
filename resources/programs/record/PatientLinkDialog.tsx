import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import {
  disconnectDevice,
  emailPatientLink,
  getPatientLink,
  renewPatientLink,
  type PatientDevice,
  type PatientLink,
} from '../../../contract/patient-link/patient-link.ts';
import { isProblem, type Problem } from '../../../contract/platform/error.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { DateTimeText } from '../../../src/ui/DateTimeText.tsx';
import { FormDialog } from '../../../src/ui/FormDialog.tsx';
import { useCopyText } from '../../../src/ui/hooks.ts';
import { ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { useCall, useCaller } from '../../../src/ui/useCall.ts';

type Act = (work: () => Promise<Problem | object | undefined>, done: string) => Promise<void>;

/** Runs one action at a time: says what came of it, and reads the link again. */
function useAct(): [busy: boolean, act: Act] {
  const notify = useNotify();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const act: Act = async (work, done) => {
    if (busy) return;
    setBusy(true);
    const answer = await work();
    setBusy(false);
    if (isProblem(answer)) notify(answer.message, { type: 'error' });
    else notify(done, { type: 'success' });
    void queries.invalidateQueries({ queryKey: [getPatientLink.id] });
  };
  return [busy, act];
}

interface DevicesProps {
  devices: readonly PatientDevice[];
  busy: boolean;
  /** Without the permission to change the program, devices cannot be disconnected. */
  onDisconnect: ((device: PatientDevice) => void) | null;
}

const Devices = ({ devices, busy, onDisconnect }: DevicesProps) => {
  const translate = useTranslate();
  if (devices.length === 0) return <Typography>{translate('patientLink.noDevices')}</Typography>;
  return (
    <Stack component="ul" aria-labelledby="devices-title" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {devices.map((device) => (
        <Stack component="li" key={device.id} direction="row" sx={{ alignItems: 'center', gap: 2 }}>
          <div style={{ flex: 1 }}>
            <strong>{translate(device.label)}</strong>
            <Typography variant="body2" color="textSecondary">
              {translate('patientLink.paired')} <DateTimeText value={device.pairedAt} />
              {' · '}
              {device.openedAt ? (
                <>
                  {translate('patientLink.opened')} <DateTimeText value={device.openedAt} />
                </>
              ) : (
                translate('patientLink.neverOpened')
              )}
            </Typography>
          </div>
          {onDisconnect && (
            <Button
              color="error"
              disabled={busy}
              aria-label={translate('patientLink.disconnectOf', { device: translate(device.label) })}
              onClick={() => onDisconnect(device)}
            >
              {translate('patientLink.disconnect')}
            </Button>
          )}
        </Stack>
      ))}
    </Stack>
  );
};

const Address = ({ url }: Pick<PatientLink, 'url'>) => {
  const translate = useTranslate();
  const copy = useCopyText();
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} sx={{ alignItems: { sm: 'center' } }}>
      <QRCodeSVG value={url} size={132} level="M" marginSize={2} title={translate('patientLink.picture')} />
      <Stack spacing={1.5} sx={{ minWidth: 0, alignItems: 'flex-start' }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{url}</Typography>
        <Button variant="outlined" onClick={() => void copy(url, 'patientLink.copied', 'patientLink.copyFailed')}>
          {translate('patientLink.copy')}
        </Button>
      </Stack>
    </Stack>
  );
};

interface Props {
  record: PatientRecord;
  onClose: () => void;
}

/** The personal link of a patient: copy, mail, replace, and the devices that it has connected (PTL-01, PTL-04, PTL-05). */
export default function PatientLinkDialog({ record: { id: patientId, patient, may }, onClose }: Props) {
  const translate = useTranslate();
  const call = useCaller();
  const params = { patientId };
  const { data: link, error, refetch } = useCall(getPatientLink, { params });
  const [busy, act] = useAct();
  const [isRenewing, setRenewing] = useState(false);
  const mayChange = may?.assignProgram !== false;
  const renew = async () => {
    await act(() => call(renewPatientLink, { params }), 'patientLink.renewed');
    setRenewing(false);
  };
  return (
    <FormDialog title={translate('patientLink.title')} onClose={onClose}>
      {error && <ErrorView message={error.message} onRetry={() => void refetch()} />}
      {!error && !link && <PageLoading />}
      {link && (
        <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 3 }}>
          <Typography>{translate('patientLink.lead', { name: patient.firstName })}</Typography>
          <Button
            href={`/p/preview/${patientId}`}
            target="_blank"
            rel="noopener"
            endIcon={<OpenInNewIcon titleAccess={translate('patientLink.newTab')} />}
            sx={{ justifySelf: 'start', mt: -2, mx: -2 }}
          >
            {translate('patientLink.preview')}
          </Button>
          {link.obstacle && <Alert severity="warning">{translate(`patientLink.obstacle.${link.obstacle}`)}</Alert>}
          {!link.obstacle && <Address url={link.url} />}
          {isRenewing && (
            <Alert severity="info">
              {translate('patientLink.renewText')}
              <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
                <Button variant="outlined" loading={busy} onClick={() => void renew()}>
                  {translate('patientLink.renew')}
                </Button>
                <Button onClick={() => setRenewing(false)}>{translate('record.cancel')}</Button>
              </Stack>
            </Alert>
          )}
          <Stack component="section" spacing={1}>
            <Typography id="devices-title" variant="h4" component="h3">
              {translate('patientLink.devices')}
            </Typography>
            <Devices
              devices={link.devices}
              busy={busy}
              onDisconnect={
                mayChange
                  ? ({ id }) =>
                      void act(() => call(disconnectDevice, { params: { patientId, id } }), 'patientLink.disconnected')
                  : null
              }
            />
          </Stack>
        </DialogContent>
      )}
      {link && mayChange && (
        <DialogActions>
          <Button disabled={isRenewing} onClick={() => setRenewing(true)}>
            {translate('patientLink.new')}
          </Button>
          <Button
            variant="contained"
            loading={busy}
            disabled={link.obstacle !== null || !patient.email}
            onClick={() => void act(() => call(emailPatientLink, { params }), 'patientLink.emailed')}
          >
            {translate('patientLink.email')}
          </Button>
        </DialogActions>
      )}
    </FormDialog>
  );
}
