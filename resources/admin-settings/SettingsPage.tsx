import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { ModulesOverride } from './ModulesOverride.tsx';

/** `/admin/settings/` (ASET-01). */
export default function SettingsPage() {
  const translate = useTranslate();
  return (
    <>
      <PageHeading title={translate('adminSettings.title')} />
      <Paper component="section" variant="outlined" sx={{ p: 3, maxWidth: 560 }} aria-labelledby="modules-override">
        <Typography variant="h2" id="modules-override">
          {translate('adminSettings.section')}
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {translate('adminSettings.lead')}
        </Typography>
        <ModulesOverride />
      </Paper>
    </>
  );
}
