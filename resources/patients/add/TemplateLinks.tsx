import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { PatientProduct } from '../../../contract/enumerations.ts';
import { bulkTemplate } from '../../../domain/bulk-add/columns.ts';
import { saveFile } from '../../../src/components/saveFile.ts';

/** The templates that fit what the patients are to get (PAT-34, PAT-35); surveys need no more than Health's columns. */
export const TemplateLinks = ({ products }: { products: readonly PatientProduct[] }) => {
  const translate = useTranslate();
  const templates = (['HEALTH', 'GAIT'] as const).filter(
    (template) => products.includes(template) || (template === 'HEALTH' && !products.includes('GAIT')),
  );
  return (
    <div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        {templates.map((template) => (
          <Button
            key={template}
            variant="outlined"
            startIcon={<FileDownloadIcon />}
            onClick={() =>
              saveFile(
                new Blob([bulkTemplate(template)], { type: 'text/csv' }),
                `patients-${template.toLowerCase()}.csv`,
              )
            }
          >
            {translate('addPatient.template', { product: translate(`patients.product.${template}`) })}
          </Button>
        ))}
      </div>
      <p style={{ marginTop: 8, color: 'var(--ink-muted)' }}>{translate('addPatient.templateHint')}</p>
    </div>
  );
};
