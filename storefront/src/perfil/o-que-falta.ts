import type { SituacaoDasConfirmacoes } from '@martelo/shared/conta/contatos';
import type { MeusDocumentos } from '@martelo/shared/documento-cliente';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { prefixoDoLote } from '@martelo/shared/lote-url';
import { EM_VALIDACAO } from '@martelo/shared/situacao-documento';
import { CAMINHO_DOS_DOCUMENTOS } from '../meus-documentos/caminho.ts';

export type Passo = 'conta' | 'email' | 'telefone' | 'socios' | 'documentos' | 'lotes';
export interface PassoDaConta {
  passo: Passo;
  /** `espera`: theirs is done, the house's is not. */
  estado: 'feito' | 'fazer' | 'espera';
  /** Where it is done. */
  href: string;
  /** Whether nobody takes part without. */
  exigido: boolean;
}

/** From the registration to the first lot, in the order in which it is done. */
export function passosDaConta({
  confirmacoes: { contatos, qtdQuadroSocietario },
  documentos: { situacao, obrigatorios },
  empresa,
  modo,
}: {
  confirmacoes: Pick<SituacaoDasConfirmacoes, 'contatos' | 'qtdQuadroSocietario'>;
  documentos: Pick<MeusDocumentos, 'situacao' | 'obrigatorios'>;
  empresa: boolean;
  modo: TipoHotsite;
}): PassoDaConta[] {
  const doContato = (canal: 'email' | 'telefone', href: string): PassoDaConta[] => {
    const contato = contatos.find((um) => um.canal === canal);
    // Who gave no telephone is not asked to confirm one, unless the brand does.
    if (contato === undefined || (contato.endereco === null && !contato.exigido)) return [];
    const estado = contato.aConfirmar || contato.endereco === null ? 'fazer' : 'feito';
    return [{ passo: canal, estado, href, exigido: contato.exigido }];
  };
  return [
    { passo: 'conta', estado: 'feito', href: '/cliente/meu-perfil', exigido: true },
    ...doContato('email', '/email?retorno=/cliente/minha-pagina'),
    ...doContato('telefone', '/telefone?retorno=/cliente/minha-pagina'),
    ...(empresa
      ? [
          {
            ...({ passo: 'socios', href: '/cadastro/socios', exigido: false } as const),
            estado: qtdQuadroSocietario > 0 ? ('feito' as const) : ('fazer' as const),
          },
        ]
      : []),
    {
      ...{ passo: 'documentos', href: CAMINHO_DOS_DOCUMENTOS, exigido: obrigatorios },
      estado: situacao === 'Aprovado' ? 'feito' : situacao === EM_VALIDACAO ? 'espera' : 'fazer',
    },
    { passo: 'lotes', estado: 'fazer', href: `/${prefixoDoLote(modo)}?abertos=1`, exigido: false },
  ];
}

/** Whether there is anything to show: once all but finding a lot is done, nobody has to be told. */
export const faltaAlgo = (passos: readonly PassoDaConta[]): boolean =>
  passos.some(({ passo, estado }) => passo !== 'lotes' && estado !== 'feito');

/** Whether something that is still to be done keeps them from taking part. */
export const impedido = (passos: readonly PassoDaConta[]): boolean =>
  passos.some(({ exigido, estado }) => exigido && estado !== 'feito');
