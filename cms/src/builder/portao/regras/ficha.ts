import { lerDestino, noProprioSite } from '../../destinos/destino.ts';
import type { Achado, Exame, Regra } from '../regra.ts';
import { julgar } from './links.ts';

const ROTULO = { imagemPrincipal: 'Imagem principal', imagemSocial: 'Imagem para redes sociais' } as const;

/** What the page says of itself to search engines and social networks, beside its sections. */
export const regra: Regra = {
  titulo: 'Dados da página',
  examinar: (exame) => [
    ...exame.cabeca.imagens
      .filter(({ id }) => exame.fatos?.midias[String(id)] === null)
      .map(
        ({ campo }): Achado => ({
          gravidade: 'erro',
          mensagem: `${ROTULO[campo]}: não existe na biblioteca desta marca. Escolha outra na ficha da página.`,
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
      ? `aponta para ${new URL(destino.url).host}, que não é desta marca: os buscadores dariam a página a outro site.`
      : julgar(canonical, exame)?.mensagem;
  return errado
    ? [
        {
          gravidade: 'erro',
          mensagem: `Endereço canônico: ${errado} Corrija-o na ficha da página.`,
          lugar: { sessaoId: '' },
        },
      ]
    : [];
}
