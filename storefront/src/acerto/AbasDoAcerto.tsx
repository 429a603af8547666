import { QUEM_LE_PRECOS_DE_ENVIO, QUEM_RECOMPENSA } from '@martelo/shared/papeis';
import { Abas } from '../cliente/AreaCliente.tsx';
import { AbaAVista } from '../mesa/AbaAVista.tsx';
import { ACERTO } from '../palavras/acerto.ts';
import { IDENTIFICAM_COMPRADOR, VALIDAM_PAGAMENTOS, VEEM_APROVACOES, VEEM_CREDITOS } from './papel.ts';

export type TelaDoAcerto =
  | 'validar'
  | 'devolver'
  | 'aprovacoes'
  | 'creditos'
  | 'sala'
  | 'indicacoes'
  | 'precos';

const TELAS: readonly { tela: TelaDoAcerto; href: string; texto: string; papeis: readonly string[] }[] = [
  { tela: 'validar', href: '/acerto/comprovantes', texto: ACERTO.aValidar, papeis: VALIDAM_PAGAMENTOS },
  {
    ...{ tela: 'devolver', href: '/acerto/comprovantes?aba=devolver', texto: ACERTO.aDevolver },
    papeis: VALIDAM_PAGAMENTOS,
  },
  { tela: 'aprovacoes', href: '/acerto/aprovacoes', texto: ACERTO.aprovacoes, papeis: VEEM_APROVACOES },
  { tela: 'creditos', href: '/acerto/creditos', texto: ACERTO.creditos, papeis: VEEM_CREDITOS },
  { tela: 'sala', href: '/acerto/vendas-da-sala', texto: ACERTO.daSala, papeis: IDENTIFICAM_COMPRADOR },
  { tela: 'indicacoes', href: '/acerto/indicacoes', texto: ACERTO.indicacoes, papeis: QUEM_RECOMPENSA },
  { tela: 'precos', href: '/acerto/precos-de-envio', texto: ACERTO.precos, papeis: QUEM_LE_PRECOS_DE_ENVIO },
];

/** Settlement's screens, those that are open to the person, with what waits on each where it is known. */
export function AbasDoAcerto({
  atual,
  roles,
  totais = {},
}: {
  atual: TelaDoAcerto;
  roles: readonly string[];
  totais?: Partial<Record<TelaDoAcerto, number>>;
}) {
  return (
    <>
      <AbaAVista rotulo={ACERTO.filas} />
      <Abas
        rotulo={ACERTO.filas}
        abas={TELAS.filter(({ papeis }) => papeis.some((papel) => roles.includes(papel))).map(
          ({ tela, href, texto }) => ({
            ...{ href, texto, atual: tela === atual },
            ...(totais[tela] === undefined ? {} : { total: totais[tela] }),
          }),
        )}
      />
    </>
  );
}
