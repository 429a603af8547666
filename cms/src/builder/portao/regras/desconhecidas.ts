import { REGRAS } from '../../../palavras/construtor/regras.ts';
import { remover } from '../../acoes/remover.ts';
import { type Regra, reparar } from '../regra.ts';

/** Sections of a kind this version does not know: kept as they are, and skipped by the site. Nobody publishes what nobody would see. */
export const regra: Regra = {
  titulo: REGRAS.elementosDesconhecidos,
  examinar: ({ sessoes, definicaoDe }) =>
    sessoes
      .filter(({ ativo, elemento }) => ativo && !definicaoDe(elemento))
      .map((sessao) => ({
        gravidade: 'erro',
        mensagem: REGRAS.elementoDesconhecido(sessao.elemento, sessao.nome),
        lugar: { sessaoId: sessao.id },
        reparo: reparar(REGRAS.apagarASecao, remover(sessao)),
      })),
};
