import { remover } from '../../acoes/remover.ts';
import { type Regra, reparar } from '../regra.ts';

/** Sections of a kind this version does not know: kept as they are, and skipped by the site. Nobody publishes what nobody would see. */
export const regra: Regra = {
  titulo: 'Elementos desconhecidos',
  examinar: ({ sessoes, definicaoDe }) =>
    sessoes
      .filter(({ ativo, elemento }) => ativo && !definicaoDe(elemento))
      .map((sessao) => ({
        gravidade: 'erro',
        mensagem: `O site não conhece o elemento “${sessao.elemento}” e não mostra a seção “${sessao.nome}”. Apague-a ou desligue-a.`,
        lugar: { sessaoId: sessao.id },
        reparo: reparar('Apagar a seção', remover(sessao)),
      })),
};
