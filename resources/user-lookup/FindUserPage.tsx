import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { Form, SaveButton, TextInput, useNotify, useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { findUser } from '../../contract/admin-users.ts';
import type { AnswerOf } from '../../contract/call.ts';
import { isProblem } from '../../contract/problem.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { Facts } from '../../src/components/Facts.tsx';
import { PageHeading } from '../../src/components/PageHeading.tsx';

type Profile = AnswerOf<typeof findUser>;

interface FormProps {
  /** An id that the page was opened with: it is looked up at once. */
  asked: string;
  onFound: (profile: Profile) => void;
}

const isTyped = (uuid: string | null) => (uuid?.trim() ? undefined : 'userLookup.required');

const UuidForm = ({ asked, onFound }: FormProps) => {
  const call = useCaller();
  const notify = useNotify();
  const find = async ({ uuid }: { uuid: string }) => {
    const found = await call(findUser, { query: { uuid: uuid.trim() } });
    if (!isProblem(found)) return onFound(found);
    // An id that is no UUID belongs to nobody either.
    const nobody = found.status === 404 || found.status === 400;
    notify(nobody ? 'userLookup.notFound' : found.message, { type: 'error' });
  };
  const first = useRef(find);
  useEffect(() => {
    if (asked) void first.current({ uuid: asked });
  }, [asked]);
  return (
    <Form
      defaultValues={{ uuid: asked }}
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
  const [profile, setProfile] = useState<Profile>();
  const [address, setAddress] = useSearchParams();
  const asked = address.get('uuid') ?? '';
  const again = () => {
    setProfile(undefined);
    setAddress({}, { replace: true });
  };
  return (
    <>
      <PageHeading title={translate('userLookup.title')} lead={translate('userLookup.lead')} />
      <Paper variant="outlined" sx={{ p: 3, maxWidth: 560 }}>
        {profile && (!asked || profile.id === asked) ? (
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
          <UuidForm key={asked} asked={asked} onFound={setProfile} />
        )}
      </Paper>
    </>
  );
}
