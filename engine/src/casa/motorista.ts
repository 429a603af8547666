import { mascararCpf, mascararEmail, mascararTelefone } from '@martelo/shared/documentos';
import { QUEM_CUIDA_DE_REMOCOES, QUEM_LE_TRANSPORTADORAS } from '@martelo/shared/papeis';
import { acessoDeFora, motoristaEscrita } from '@martelo/shared/remocoes/transportadora';
import { z } from 'zod';
import { recurso } from '../api/recurso/recurso.ts';
import { contaDeFora } from './conta-de-fora.ts';
import type { ServicosDaCasa } from './servicos.ts';

/** Who drives for the carriers of a brand, and the account by which they move what they drive. */
export const MOTORISTAS = recurso({
  nome: 'motorista',
  colecao: 'motoristas',
  caminho: '/v1/motoristas',
  rotulo: { um: 'Motorista', varios: 'Motoristas' },
  modulo: 'patios',
  escrita: motoristaEscrita,
  guarda: { usuUid: z.guid().nullable().default(null) },
  marca: 'hotsiteId',
  papeis: { le: QUEM_LE_TRANSPORTADORAS, escreve: QUEM_CUIDA_DE_REMOCOES },
  campos: {
    nome: { rotulo: 'Nome', busca: true },
    transportadoraId: { rotulo: 'Transportadora' },
    cpf: { rotulo: 'CPF', mascara: { com: mascararCpf, inteiro: QUEM_CUIDA_DE_REMOCOES } },
    telefone: { rotulo: 'Telefone', mascara: { com: mascararTelefone, inteiro: QUEM_CUIDA_DE_REMOCOES } },
    email: { rotulo: 'E-mail', mascara: { com: mascararEmail, inteiro: QUEM_CUIDA_DE_REMOCOES } },
    usuUid: { rotulo: 'Conta que dirige' },
  },
  unicos: [['cpf'], ['usuUid']],
  refs: { transportadoraId: 'transportadora' },
  reservados: { campos: ['usuUid'], para: QUEM_CUIDA_DE_REMOCOES },
  listas: [
    { caminho: '/v1/remocoes/consulta/motoristas', resumo: 'Os motoristas das transportadoras da marca' },
  ],
  acoes: {
    darAcesso: {
      resumo: 'Dá acesso: a conta passa a ver e mover as remoções que ele dirige',
      papeis: QUEM_CUIDA_DE_REMOCOES,
      soUm: true,
      corpo: acessoDeFora,
      async executar({ corpo, chamador }, servicos: ServicosDaCasa) {
        const { email } = corpo as z.output<typeof acessoDeFora>;
        return { usuUid: await contaDeFora(servicos, chamador.hotsite.id, email, 'Externo - Motorista') };
      },
    },
    tirarAcesso: {
      resumo: 'Tira o acesso: nenhuma conta move mais o que ele dirige',
      papeis: QUEM_CUIDA_DE_REMOCOES,
      executar: () => ({ usuUid: null }),
    },
  },
  detalhe: {
    resposta: { conta: z.string().nullable().describe('O nome da conta, a quem cuida de remoções') },
    async de({ usuUid }, acesso, { nomeDoUsuario }: ServicosDaCasa) {
      const cuida =
        acesso.tipo === 'interno' && QUEM_CUIDA_DE_REMOCOES.some((um) => acesso.papeis.includes(um));
      return { conta: cuida && usuUid !== null ? await nomeDoUsuario(usuUid) : null };
    },
  },
});
