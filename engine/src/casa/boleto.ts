import { boletoEmitido, ROTULOS_BOLETO } from '@martelo/shared/boleto-emitido';
import { QUEM_FALA_COM_O_BANCO } from '@martelo/shared/papeis';
import { z } from 'zod';
import { recurso } from '../api/recurso/recurso.ts';

/** Boletos that were made for payments: remitted to the bank, and followed by its return files. */
export const BOLETOS = recurso({
  nome: 'boleto',
  caminho: '/v1/boletos',
  rotulo: { um: 'Boleto', varios: 'Boletos' },
  modulo: 'acerto',
  titulo: ['codigoDeBarras'],
  escrita: z.strictObject({}),
  guarda: boletoEmitido.shape,
  marca: 'hotsiteId',
  papeis: {
    le: [...QUEM_FALA_COM_O_BANCO, 'Interno - Acerto', 'Interno - GerenteAcerto'],
    escreve: [],
  },
  conduzem: QUEM_FALA_COM_O_BANCO,
  campos: {
    situacao: { rotulo: 'Situação' },
    'nossoNumero.numero': { rotulo: 'Nosso número' },
    codigoDeBarras: { rotulo: 'Código de barras' },
    vencimento: { rotulo: 'Vencimento', semArvore: true },
    remessa: { rotulo: 'Remessa' },
    remessaDaBaixa: { rotulo: 'Remessa da baixa' },
    vendaId: { rotulo: 'Venda', semArvore: true },
    valor: { rotulo: 'Valor', tipo: 'centavos', semArvore: true },
  },
  rotulos: {
    vendaUid: 'Venda (identificador)',
    cliUid: 'Cliente',
    conta: 'Conta',
    sequencia: 'Sequência',
    linhaDigitavel: 'Linha digitável',
    emitidoEm: 'Emitido em',
    motivo: 'Motivo',
    nossoNumero: 'Nosso número',
    papel: 'No papel',
    desfeitas: 'Desfeitas pelo banco',
    'desfeitas.chave': 'Ocorrência',
    'desfeitas.dia': 'Dia',
    'desfeitas.descricao': 'O que o banco disse',
    'desfeitas.recebimentoUid': 'Pagamento desfeito',
  },
  valores: { situacao: ROTULOS_BOLETO },
});
