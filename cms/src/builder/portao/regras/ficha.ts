import { REGRAS } from '../../../palavras/construtor/regras.ts';
import { lerDestino, noProprioSite } from '../../destinos/destino.ts';
import type { Achado, Exame, Regra } from '../regra.ts';
import { julgar } from './links.ts';

const ROTULO = {
  imagemPrincipal: REGRAS.imagemPrincipal,
  imagemSocial: REGRAS.imagemParaRedesSociais,
} as const;

/** What the page says of itself to search engines and social networks, beside its sections. */
export const regra: Regra = {
  titulo: REGRAS.dadosDaPagina,
  examinar: (exame) => [
    ...exame.cabeca.imagens
      .filter(({ id }) => exame.fatos?.midias[String(id)] === null)
      .map(
        ({ campo }): Achado => ({
          gravidade: 'erro',
          mensagem: REGRAS.naoExisteNaBiblioteca(ROTULO[campo]),
          lugar: { sessaoId: '' },
        }),
      ),
    ...canonico(exame),
  ],
};

function canonico(exame: Exame): Achado[] {
  const { canonical } = exame.cabeca;
  if (!canonical || !exame.fatos) return [];
  const destino = lerDestino(noProprioSite(canonical, exame.fatos.hosts));
  const errado =
    destino.tipo === 'site'
      ? REGRAS.outroSite(new URL(destino.url).host)
      : julgar(canonical, exame)?.mensagem;
  return errado
    ? [
        {
          gravidade: 'erro',
          mensagem: REGRAS.enderecoCanonico(errado),
          lugar: { sessaoId: '' },
        },
      ]
    : [];
}
