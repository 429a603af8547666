import { grupoComitenteEscrita } from '@martelo/shared/grupo-comitente';
import { ATIVO_OU_INATIVO } from '@martelo/shared/situacao-do-cadastro';
import { z } from 'zod';
import { recurso } from '../api/recurso/recurso.ts';
import { EQUIPE_DE_COMITENTES, QUEM_VE_COMITENTES, veTodosOsComitentes } from './quem-ve-comitentes.ts';

/** Groups of a brand's consignors. Who works for one answers for the consignors that name it, those as well that will. */
export const GRUPOS_COMITENTE = recurso({
  nome: 'grupoComitente',
  colecao: 'gruposComitente',
  caminho: '/v1/grupos-comitente',
  rotulo: { um: 'Grupo de comitentes', varios: 'Grupos de comitentes' },
  modulo: 'comitente',
  escrita: grupoComitenteEscrita,
  guarda: { usuarios: z.array(z.guid()).max(200).default([]) },
  marca: 'hotsiteId',
  papeis: { le: QUEM_VE_COMITENTES, escreve: EQUIPE_DE_COMITENTES },
  somente: (acesso) => (veTodosOsComitentes(acesso) ? {} : { id: acesso.gruposComitente ?? [] }),
  campos: {
    nome: { rotulo: 'Nome', busca: true },
    cogSigla: { rotulo: 'Sigla', busca: true },
    situacao: { rotulo: 'Situação' },
    usuarios: { rotulo: 'Quem trabalha para ele' },
  },
  valores: { situacao: ATIVO_OU_INATIVO },
  reservados: { campos: ['usuarios'], para: EQUIPE_DE_COMITENTES },
  unicos: [['nome'], ['cogSigla']],
});
