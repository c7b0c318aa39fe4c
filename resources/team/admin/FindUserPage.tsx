import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { Form, SaveButton, TextInput, useDataProvider, useNotify, useTranslate, type HttpError } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AdminUserProfile } from '../../../contract/team/admin-users.ts';
import { Facts } from '../../../src/ui/FactList.tsx';
import { PageHeading } from '../../../src/ui/PageHeading.tsx';

interface FormProps {
  /** The id in the address, which is looked up at once. */
  requestedId: string;
  onFound: (profile: AdminUserProfile) => void;
}

const isTyped = (uuid: string | null) => (uuid?.trim() ? undefined : 'userLookup.required');

const UuidForm = ({ requestedId, onFound }: FormProps) => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const find = async ({ uuid }: { uuid: string }) => {
    try {
      const { data } = await dataProvider.getOne<AdminUserProfile>('users', { id: uuid.trim() });
      onFound(data);
    } catch (error) {
      const { status, message } = error as HttpError;
      // The server answers 400 for an id that is not a UUID.
      const isUnknown = status === 404 || status === 400;
      notify(isUnknown ? 'userLookup.notFound' : message, { type: 'error' });
    }
  };
  const first = useRef(find);
  useEffect(() => {
    if (requestedId) void first.current({ uuid: requestedId });
  }, [requestedId]);
  return (
    <Form
      defaultValues={{ uuid: requestedId }}
      onSubmit={(form: object) => find(form as { uuid: string })}
      noValidate
      disableInvalidFormNotification
    >
      <Stack gap={2} alignItems="flex-start">
        <TextInput source="uuid" label="userLookup.uuid" validate={isTyped} fullWidth />
        <SaveButton alwaysEnable icon={<></>} label="userLookup.search" />
      </Stack>
    </Form>
  );
};

/** `/admin/users/find-by-uuid` (AUSR-01..05, OPEN-122). */
export default function FindUserPage() {
  const translate = useTranslate();
  const [profile, setProfile] = useState<AdminUserProfile>();
  const [address, setAddress] = useSearchParams();
  const requestedId = address.get('uuid') ?? '';
  const again = () => {
    setProfile(undefined);
    setAddress({}, { replace: true });
  };
  return (
    <>
      <PageHeading title={translate('userLookup.title')} lead={translate('userLookup.lead')} />
      <Paper variant="outlined" sx={{ p: 3, maxWidth: 560 }}>
        {profile && (!requestedId || profile.id === requestedId.trim().toLowerCase()) ? (
          <Stack gap={3} alignItems="flex-start">
            <Facts
              facts={[
                [translate('userLookup.firstName'), profile.firstName],
                [translate('userLookup.lastName'), profile.lastName],
                [translate('userLookup.email'), profile.email ?? '-'],
                [translate('userLookup.organization'), profile.organization.name],
              ]}
            />
            <Button variant="outlined" onClick={again}>
              {translate('userLookup.again')}
            </Button>
          </Stack>
        ) : (
          <UuidForm key={requestedId} requestedId={requestedId} onFound={setProfile} />
        )}
      </Paper>
    </>
  );
}
