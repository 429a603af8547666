import { mascararCpfOuCnpj, mascararEmail, mascararTelefone } from '@martelo/shared/documentos';
import { ErroMartelo } from '@martelo/shared/erros';
import { notaEmitida, ROTULOS_NOTA } from '@martelo/shared/impressos/nota';
import { paragrafos } from '@martelo/shared/texto';
import { z } from 'zod';
import { recurso } from '../api/recurso/recurso.ts';
import { QUEM_ACERTA } from '../leituras/registros/venda.ts';
import { autorDe } from '../records/politica.ts';
import type { ServicosDaCasa } from './servicos.ts';

/** Who takes a number back: what it says was wrong. */
const QUEM_CANCELA = ['Interno - ADM', 'Interno - GerenteAcerto', 'Interno - Financeiro'] as const;

/**
 * Notas de arrematação: numbered by issuer and series, made when their sale is paid and never changed (D1–D4). A mistake is cancelled, with
 * its number and the reason kept, and while the sale is paid another is issued in its place.
 */
export const NOTAS = recurso({
  nome: 'nota',
  caminho: '/v1/notas',
  rotulo: { um: 'Nota de arrematação', varios: 'Notas de arrematação' },
  modulo: 'acerto',
  titulo: ['serie', 'sequencia'],
  escrita: z.strictObject({}),
  guarda: notaEmitida.shape,
  marca: 'hotsiteId',
  papeis: { le: [...QUEM_ACERTA, 'Interno - Financeiro'], escreve: [] },
  conduzem: QUEM_CANCELA,
  dono: { campo: 'cliUid' },
  campos: {
    vendaUid: { rotulo: 'Identificador da venda' },
    vendaId: { rotulo: 'Venda' },
    cliUid: { rotulo: 'Cliente' },
    emissor: { rotulo: 'Emissor' },
    emissorNome: { rotulo: 'Nome do emissor', busca: true, semArvore: true },
    serie: { rotulo: 'Série', semArvore: true },
    sequencia: { rotulo: 'Número' },
    chave: { rotulo: 'Emissor, série e número', unico: true },
    viva: { rotulo: 'Venda, enquanto vale', unico: true },
    emitidaEm: { rotulo: 'Emitida em' },
    'conteudo.comprador.documento': {
      ...{ rotulo: 'CPF ou CNPJ do comprador', semArvore: true },
      mascara: { com: mascararCpfOuCnpj, inteiro: QUEM_CANCELA },
    },
    'conteudo.comprador.email': {
      ...{ rotulo: 'E-mail do comprador', semArvore: true },
      mascara: { com: mascararEmail, inteiro: QUEM_CANCELA },
    },
    'conteudo.comprador.telefone': {
      ...{ rotulo: 'Telefone do comprador', semArvore: true },
      mascara: { com: mascararTelefone, inteiro: QUEM_CANCELA },
    },
    total: { rotulo: 'Total', tipo: 'centavos', semArvore: true },
    situacao: { rotulo: 'Situação' },
  },
  rotulos: {
    canceladaEm: 'Cancelada em',
    canceladaPor: 'Cancelada por',
    motivo: 'Motivo',
    substitui: 'Substitui',
    substituidaPor: 'Substituída por',
    conteudo: 'O que diz',
    ultimaAcao: 'Última decisão',
  },
  valores: { situacao: ROTULOS_NOTA },
  reservados: { campos: ['conteudo.comprador.endereco'], para: QUEM_CANCELA },
  transicoes: {
    campo: 'situacao',
    tabela: [{ de: 'EMITIDA', para: 'CANCELADA', quem: QUEM_CANCELA }],
  },
  acoes: {
    cancelar: {
      resumo: 'Cancela o número; outra nota é emitida no lugar enquanto a venda estiver paga',
      papeis: QUEM_CANCELA,
      para: 'CANCELADA',
      // A number is lost for good, and the reason is what this very note says wrong.
      soUm: true,
      corpo: z.strictObject({ motivo: paragrafos(500).min(3) }),
      executar({ doc, corpo, chamador }, { agora }) {
        // The table lets nobody cancel twice, but what was written about it then would change.
        if (doc.situacao === 'CANCELADA')
          throw new ErroMartelo('TRANSICAO_INVALIDA', {
            de: ROTULOS_NOTA.CANCELADA,
            para: ROTULOS_NOTA.CANCELADA,
          });
        return {
          ...({ situacao: 'CANCELADA', viva: null } as const),
          ...{ canceladaEm: new Date(agora()).toISOString(), canceladaPor: autorDe(chamador.acesso) },
          motivo: String(corpo.motivo),
        };
      },
    },
  },
  efeitos: {
    emitirOutra: {
      rotulo: 'Emissão no lugar da cancelada',
      em: ['cancelar'],
      dados: z.strictObject({ vendaUid: z.string() }),
      prepara: ({ depois }) => ({ vendaUid: depois.vendaUid }),
      faz: ({ vendaUid }: { vendaUid: string }, servicos: ServicosDaCasa) => servicos.acertarNota(vendaUid),
    },
  },
});
