import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { useViewer } from '../../authProvider/session.ts';
import { listEmergencyAccesses } from '../../contract/emergency-access/emergency-access.ts';
import { EMERGENCY_MINUTES } from '../../contract/emergency-access/limits.ts';
import { canManageTeam } from '../../domain/identity/viewer.ts';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import { EmptyState, ErrorView, PageLoading } from '../../src/ui/PageStates.tsx';
import { ShowOlder } from '../../src/ui/editing/ShowOlder.tsx';
import { useGrowingList } from '../../src/ui/useCall.ts';
import { EmergencyAccessCard } from './EmergencyAccessCard.tsx';
import { OpenAccessDialog } from './OpenAccessDialog.tsx';
import { emergencyMessages } from './messages.en.ts';

/** Loaded with this page. @public */
export const texts = { en: emergencyMessages };

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, maxWidth: 880 });

const Accesses = () => {
  const translate = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const { data, error, refetch, showOlder } = useGrowingList(listEmergencyAccesses, {});
  if (error)
    return <ErrorView message={error.message || translate('emergency.failed')} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  if (data.items.length === 0) return <EmptyState title={translate('emergency.none')} />;
  return (
    <>
      <List ref={list} aria-label={translate('emergency.list')}>
        {data.items.map((access) => (
          <EmergencyAccessCard key={access.id} access={access} />
        ))}
      </List>
      <ShowOlder list={list} shown={data.items.length} total={data.totalItems} onShow={showOlder} />
    </>
  );
};

/** `/emergency-access/`: providers open emergency access and see their own; admins see all of the organization. */
export default function EmergencyAccessPage() {
  const translate = useTranslate();
  const viewer = useViewer();
  const [isOpening, setIsOpening] = useState(false);
  const manages = viewer !== null && canManageTeam(viewer);
  return (
    <>
      <PageHeading
        title={translate('emergency.title')}
        lead={translate(manages ? 'emergency.leadAdmin' : 'emergency.leadProvider', { minutes: EMERGENCY_MINUTES })}
        actions={
          !manages && (
            <Button variant="contained" onClick={() => setIsOpening(true)}>
              {translate('emergency.open')}
            </Button>
          )
        }
      />
      <Accesses />
      {isOpening && <OpenAccessDialog onClose={() => setIsOpening(false)} />}
    </>
  );
}
