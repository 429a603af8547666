import {
  bloqueioEscrita,
  DIAS_DE_BLOQUEIO,
  problemaDoAlvo,
  ROTULOS_ESCOPO_BLOQUEIO,
  ROTULOS_SITUACAO_BLOQUEIO,
  ROTULOS_TIPO_BLOQUEIO,
  SITUACOES_BLOQUEIO,
} from '@martelo/shared/bloqueio';
import { ErroMartelo } from '@martelo/shared/erros';
import { lerRede, numeroDoEndereco, redeContem } from '@martelo/shared/rede';
import { paragrafos } from '@martelo/shared/texto';
import { z } from 'zod';
import { aparelhosAtuais, enderecoAtual } from '../api/rastro.ts';
import { recurso } from '../api/recurso/recurso.ts';
import type { ServicosDaCasa } from './servicos.ts';

/** Who keeps others out. */
export const QUEM_BLOQUEIA = ['Interno - ADM'] as const;
const DIA_MS = 86_400_000;

/** Addresses and devices that are kept out of a brand, until an end (BO19). What they did before stands. */
export const BLOQUEIOS = recurso({
  nome: 'bloqueio',
  caminho: '/v1/bloqueios',
  modulo: 'manutencao',
  rotulo: { um: 'Bloqueio de acesso', varios: 'Bloqueios de acesso' },
  escrita: bloqueioEscrita,
  guarda: {
    situacao: z.enum(SITUACOES_BLOQUEIO).default('VIGENTE'),
    liberadoPorque: z.string().nullable().default(null),
  },
  marca: 'hotsiteId',
  papeis: { le: QUEM_BLOQUEIA, escreve: QUEM_BLOQUEIA },
  campos: {
    tipo: { rotulo: 'O quê' },
    alvo: { rotulo: 'Endereço ou aparelho', busca: true },
    escopo: { rotulo: 'De quê' },
    situacao: { rotulo: 'Situação' },
    ate: { rotulo: 'Até' },
    todasAsMarcas: { rotulo: 'Em todas as marcas' },
  },
  rotulos: { motivo: 'Motivo', liberadoPorque: 'Motivo da liberação' },
  valores: {
    tipo: ROTULOS_TIPO_BLOQUEIO,
    escopo: ROTULOS_ESCOPO_BLOQUEIO,
    situacao: ROTULOS_SITUACAO_BLOQUEIO,
  },
  // Whoever writes it is looked at by whatever way: a change, a bulk, what is brought back.
  async confere({ acesso, depois }, servicos: ServicosDaCasa) {
    if (depois.situacao === 'LIBERADO') return;
    if (depois.todasAsMarcas) servicos.exigirTodasAsMarcas(acesso);
    const problema = problemaDoAlvo(depois.tipo, depois.alvo);
    if (problema !== null) throw new ErroMartelo('REQUISICAO_INVALIDA', {}, [`alvo: ${problema}`]);
    const [fim, agora] = [Date.parse(depois.ate), servicos.agora()];
    if (fim <= agora) throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['ate: informe um fim no futuro']);
    if (fim > agora + DIAS_DE_BLOQUEIO * DIA_MS)
      throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['ate: um bloqueio dura no máximo um ano']);
    if (alcancaQuemPede(depois)) throw new ErroMartelo('PROPRIO_ENDERECO');
  },
  // What is of every brand is of who works on every one, to end it as well.
  async emVolta({ acesso, antes }, servicos: ServicosDaCasa, gravar) {
    if (antes.todasAsMarcas) servicos.exigirTodasAsMarcas(acesso);
    return gravar();
  },
  // Who is answered finds it in force.
  aposGravar: (servicos: ServicosDaCasa) => servicos.portasEmDia(),
  transicoes: {
    campo: 'situacao',
    tabela: [{ de: 'VIGENTE', para: 'LIBERADO', quem: QUEM_BLOQUEIA }],
  },
  acoes: {
    liberar: {
      resumo: 'Libera antes do fim',
      papeis: QUEM_BLOQUEIA,
      para: 'LIBERADO',
      corpo: z.strictObject({ motivo: paragrafos(500).min(3) }),
      executar({ doc, corpo }) {
        if (doc.situacao === 'LIBERADO')
          throw new ErroMartelo('TRANSICAO_INVALIDA', {
            de: ROTULOS_SITUACAO_BLOQUEIO.LIBERADO,
            para: ROTULOS_SITUACAO_BLOQUEIO.LIBERADO,
          });
        return { situacao: 'LIBERADO' as const, liberadoPorque: String(corpo.motivo) };
      },
    },
  },
});

/** Nobody shuts themselves out: neither by the address they ask from, nor by their device. */
function alcancaQuemPede({ tipo, alvo }: { tipo: 'REDE' | 'APARELHO'; alvo: string }): boolean {
  if (tipo === 'APARELHO') return aparelhosAtuais().includes(alvo);
  const meu = numeroDoEndereco(enderecoAtual() ?? '');
  const rede = lerRede(alvo);
  return meu !== null && rede !== null && redeContem(rede, meu);
}
