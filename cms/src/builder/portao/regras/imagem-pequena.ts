import { REGRAS } from '../../../palavras/construtor/regras.ts';
import { itensNoAr, type Regra } from '../regra.ts';

/** A picture that would be blown up to fill its place. */
export const regra: Regra = {
  titulo: REGRAS.tamanhoDasImagens,
  examinar: (exame) =>
    itensNoAr(exame).flatMap(({ item, definicao, lugar }) =>
      definicao.itens.campos.flatMap(({ campo, largura, rotulo }) => {
        if (largura === undefined || (campo !== 'imagem' && campo !== 'imagemMobile')) return [];
        const imagem = item[campo];
        const tem = imagem && (exame.fatos?.midias[String(imagem.id)]?.largura ?? imagem.largura);
        if (!tem || tem >= largura) return [];
        return [
          {
            gravidade: 'aviso' as const,
            mensagem: REGRAS.imagemPequena(rotulo, tem, largura),
            lugar: lugar(campo),
          },
        ];
      }),
    ),
};
