import { ErroMartelo } from '@martelo/shared/erros';
import { QUEM_CUIDA_DE_REMOCOES, QUEM_LE_TRANSPORTADORAS } from '@martelo/shared/papeis';
import { acessoDeFora, transportadoraEscrita } from '@martelo/shared/remocoes/transportadora';
import { ATIVO_OU_INATIVO } from '@martelo/shared/situacao-do-cadastro';
import { z } from 'zod';
import { recurso } from '../api/recurso/recurso.ts';
import { contaDeFora } from './conta-de-fora.ts';
import type { ServicosDaCasa } from './servicos.ts';

/** Companies that fetch vehicles for a brand, and the accounts that answer in their name. */
export const TRANSPORTADORAS = recurso({
  nome: 'transportadora',
  colecao: 'transportadoras',
  caminho: '/v1/transportadoras',
  rotulo: { um: 'Transportadora', varios: 'Transportadoras' },
  modulo: 'patios',
  escrita: transportadoraEscrita,
  guarda: {
    /** Who answers for it: accounts with the role of carriers. Each sees and moves its removals, and no other. */
    usuarios: z.array(z.guid()).max(50).default([]),
  },
  marca: 'hotsiteId',
  papeis: { le: QUEM_LE_TRANSPORTADORAS, escreve: QUEM_CUIDA_DE_REMOCOES },
  campos: {
    nome: { rotulo: 'Nome', busca: true },
    cnpj: { rotulo: 'CNPJ', busca: true },
    telefone: { rotulo: 'Telefone' },
    ufs: { rotulo: 'Estados em que retira' },
    situacao: { rotulo: 'Situação' },
    usuarios: { rotulo: 'Contas que respondem por ela' },
  },
  rotulos: { email: 'E-mail da conta' },
  valores: { situacao: ATIVO_OU_INATIVO },
  unicos: [['cnpj']],
  reservados: { campos: ['usuarios'], para: QUEM_CUIDA_DE_REMOCOES },
  listas: [{ caminho: '/v1/remocoes/consulta/transportadoras', resumo: 'As transportadoras da marca' }],
  acoes: {
    darAcesso: {
      resumo: 'Dá acesso: a conta passa a ver e mover as remoções dela',
      papeis: QUEM_CUIDA_DE_REMOCOES,
      soUm: true,
      corpo: acessoDeFora,
      async executar({ doc, corpo, chamador }, servicos: ServicosDaCasa) {
        const { email } = corpo as z.output<typeof acessoDeFora>;
        const usuUid = await contaDeFora(servicos, chamador.hotsite.id, email, 'Externo - Transportadora');
        return { usuarios: [...new Set([...doc.usuarios, usuUid])] };
      },
    },
    tirarAcesso: {
      resumo: 'Tira o acesso: a conta deixa de ver as remoções dela',
      papeis: QUEM_CUIDA_DE_REMOCOES,
      soUm: true,
      corpo: acessoDeFora,
      async executar({ doc, corpo, chamador }, servicos: ServicosDaCasa) {
        const { email } = corpo as z.output<typeof acessoDeFora>;
        // Also of an account that has the role no more.
        const usuUid = await contaDeFora(servicos, chamador.hotsite.id, email, null);
        if (!doc.usuarios.includes(usuUid))
          throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['email: esta conta não responde por ela']);
        return { usuarios: doc.usuarios.filter((um) => um !== usuUid) };
      },
    },
  },
  detalhe: {
    resposta: {
      contas: z
        .array(z.object({ uid: z.guid(), nome: z.string() }))
        .describe('Quem responde por ela, a quem cuida de remoções'),
    },
    async de({ usuarios }, acesso, { nomeDoUsuario }: ServicosDaCasa) {
      const cuida =
        acesso.tipo === 'interno' && QUEM_CUIDA_DE_REMOCOES.some((um) => acesso.papeis.includes(um));
      const contas = (cuida ? usuarios : []).map(async (uid) => ({ uid, nome: await nomeDoUsuario(uid) }));
      return { contas: await Promise.all(contas) };
    },
  },
});
