import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { LAUNCH_PAGE, listEhrs } from '../../../contract/ehr-launch/launches.ts';
import { useCall } from '../../../src/ui/useCall.ts';
import { toLaunchPath } from './launchPath.ts';

/** Leads to the patients of the EHR; nothing where the organization has connected none. */
export const EhrLink = ({ label }: { label: string }) => {
  const { data } = useCall(listEhrs);
  const [first, ...others] = data?.items ?? [];
  if (!first) return null;
  return (
    <Button component={Link} to={others.length > 0 ? LAUNCH_PAGE : toLaunchPath(first.issuer)}>
      {label}
    </Button>
  );
};
