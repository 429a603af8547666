import { grupoClienteEscrita } from '@martelo/shared/grupo-cliente';
import { recurso } from '../api/recurso/recurso.ts';
import type { ServicosDaCasa } from './servicos.ts';
import { lotesQueNomeiam } from './usado-em-leiloes.ts';

/** Groups of a brand's clients; lots may be reserved to some (`gruposCliente`). */
export const GRUPOS_CLIENTE = recurso({
  nome: 'grupoCliente',
  colecao: 'gruposCliente',
  caminho: '/v1/cliente/grupos-cliente',
  rotulo: { um: 'Grupo de clientes', varios: 'Grupos de clientes' },
  modulo: 'manutencao',
  escrita: grupoClienteEscrita,
  marca: 'hotsiteId',
  papeis: {
    le: [
      ...(['Interno - ADM', 'Interno - SAC', 'Interno - GerenteSAC'] as const),
      ...(['Interno - Leilão', 'Interno - Comitente'] as const),
    ],
    escreve: ['Interno - ADM', 'Interno - SAC', 'Interno - GerenteSAC'],
  },
  campos: {
    nome: { rotulo: 'Nome', busca: true },
    descricao: { rotulo: 'Descrição', busca: true, semArvore: true },
    situacao: { rotulo: 'Situação' },
    tipo: { rotulo: 'Tipo' },
  },
  unicos: [['nome']],
  // The clients in it are told by their own kind.
  async usadoPor(doc, acesso, servicos: ServicosDaCasa) {
    const doGrupo = { tipo: 'exata', campo: 'dados.gruposCliente', valor: doc.id } as const;
    return [await lotesQueNomeiam(doGrupo, { doc, acesso, servicos })];
  },
});
