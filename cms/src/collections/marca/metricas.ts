import { FORMATO_METRICA } from '@martelo/shared/hotsite';
import type { Field, NamedTab, Tab } from 'payload';
import { ehAdm } from '../../acesso/papeis.ts';
import { operadorDe } from '../../acesso/regras.ts';
import { campoScript } from '../../campos/script.ts';

/** What is measured, by whom, and only of those who agree. */
export const metricas: Exclude<Tab, NamedTab> = {
  label: 'Métricas e scripts',
  description:
    'Com algo preenchido aqui, o site pede consentimento a cada visitante e só carrega estas ferramentas para quem aceita. Sem nada, nenhum pedido sai para outro endereço.',
  fields: [
    metrica('analyticsId', 'Google Analytics 4', 'G-AB12CD34EF'),
    metrica('gtmId', 'Google Tag Manager', 'GTM-ABC1234'),
    metrica('metaPixelId', 'Pixel da Meta', '123456789012345'),
    {
      // The spec's name for it: follows from the identifier.
      name: 'analyticsTipo',
      type: 'select',
      options: [{ value: 'googleAnalytics', label: 'Google Analytics' }],
      admin: { disabled: true },
      hooks: { beforeChange: [({ siblingData }) => (siblingData.analyticsId ? 'googleAnalytics' : null)] },
    },
    campoScript(
      { name: 'scriptCabecalho', label: 'Script do cabeçalho', access: somenteAdm() },
      {
        description:
          'Roda em todas as páginas públicas e nunca no login, no cadastro, na área do cliente nem no auditório. Não passa pelo consentimento: é responsabilidade de quem o escreve. Cada mudança guarda uma versão.',
      },
    ),
    {
      name: 'scriptVersoes',
      type: 'json',
      defaultValue: [],
      access: { ...somenteAdm(), update: () => false, create: () => false },
      admin: { disabled: true },
    },
    {
      name: 'versoesDoScript',
      type: 'ui',
      admin: { components: { Field: '/marca/VersoesDoScript.tsx#VersoesDoScript' } },
    },
  ],
};

function metrica(name: keyof typeof FORMATO_METRICA, label: string, exemplo: string): Field {
  return {
    name,
    label,
    type: 'text',
    maxLength: 40,
    hooks: {
      beforeValidate: [
        ({ value }) =>
          String(value ?? '')
            .trim()
            .toUpperCase() || null,
      ],
    },
    validate: (valor: unknown) =>
      !valor || FORMATO_METRICA[name].test(String(valor))
        ? true
        : `Confira o identificador: é como ${exemplo}.`,
    admin: { placeholder: exemplo, width: '50%' },
  };
}

function somenteAdm() {
  const adm = ({ req }: { req: Parameters<typeof operadorDe>[0] }) => ehAdm(operadorDe(req));
  return { read: adm, create: adm, update: adm };
}
