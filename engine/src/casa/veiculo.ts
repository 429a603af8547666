import { veiculoEscrita } from '@martelo/shared/veiculo';
import { z } from 'zod';
import { recurso } from '../api/recurso/recurso.ts';
import { PAPEL_COMITENTE } from './comitente.ts';
import type { ServicosDaCasa } from './servicos.ts';

/** Who may list vehicles (spec 6), whosever they are. */
const VEEM_TODOS = [
  ...(['Interno - ADM', 'Interno - Leilão', 'Interno - Leiloeiro', 'Interno - Remoção'] as const),
  ...(['Interno - Desenvolvimento TI', 'Interno - Pátio'] as const),
];

/** Vehicles of a brand. A lot says which it sells by `veiculo.uid`, and keeps its own copy of what it shows. */
export const VEICULOS = recurso({
  nome: 'veiculo',
  caminho: '/v1/veiculos',
  rotulo: { um: 'Veículo', varios: 'Veículos' },
  modulo: 'patios',
  escrita: veiculoEscrita,
  marca: 'hotsiteId',
  papeis: {
    le: [...VEEM_TODOS, PAPEL_COMITENTE],
    escreve: ['Interno - ADM', 'Interno - Leilão', 'Interno - Remoção', 'Interno - Pátio'],
  },
  // A consignor's user sees those of the consignors they answer for, and none that is nobody's.
  somente: (acesso) =>
    VEEM_TODOS.some((papel) => acesso.papeis.includes(papel)) ? {} : { comId: acesso.comitentes ?? [] },
  campos: {
    placa: { rotulo: 'Placa', busca: true },
    chassi: { rotulo: 'Chassi', busca: true },
    renavam: { rotulo: 'Renavam', busca: true },
    marca: { rotulo: 'Marca', busca: true },
    modelo: { rotulo: 'Modelo', busca: true },
    versao: { rotulo: 'Versão', busca: true, semArvore: true },
    tipo: { rotulo: 'Tipo' },
    patio: { rotulo: 'Pátio' },
    anoModelo: { rotulo: 'Ano do modelo' },
    comId: { rotulo: 'Comitente' },
  },
  rotulos: {
    anoFabricacao: 'Ano de fabricação',
    km: 'Quilometragem',
    cor: 'Cor',
    combustivel: 'Combustível',
    cambio: 'Câmbio',
    direcao: 'Direção',
    possuiChave: 'Possui chave',
    valorMercado: 'Valor de mercado',
    retomada: 'Retomada',
    prazoDocumento: 'Prazo do documento (dias)',
    numeroMotor: 'Número do motor',
    observacao: 'Observação',
  },
  centavos: ['valorMercado'],
  titulo: ['marca', 'modelo', 'placa'],
  unicos: [['placa'], ['chassi']],
  refs: { comId: 'comitente' },
  async usadoPor({ uid }, acesso, { emDia, loteDoVeiculo }: ServicosDaCasa) {
    await emDia();
    if ((await loteDoVeiculo(acesso, uid)) === null) return [];
    return [{ rotulo: { um: 'lote', varios: 'lotes' }, daMarca: 1, deOutra: false }];
  },
  detalhe: {
    resposta: {
      lelUid: z.guid().nullable().describe('O lote em que é vendido'),
      leiUid: z.guid().nullable(),
    },
    async de({ uid }, acesso, { emDia, loteDoVeiculo }: ServicosDaCasa) {
      await emDia();
      const lote = await loteDoVeiculo(acesso, uid);
      return { lelUid: lote?.lelUid ?? null, leiUid: lote?.leiUid ?? null };
    },
  },
});
