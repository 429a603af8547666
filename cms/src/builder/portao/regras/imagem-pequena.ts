import { itensNoAr, type Regra } from '../regra.ts';

/** A picture that would be blown up to fill its place. */
export const regra: Regra = {
  titulo: 'Tamanho das imagens',
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
            mensagem: `${rotulo}: tem ${tem} px de largura e ocupa até ${largura} px. Vai aparecer borrada.`,
            lugar: lugar(campo),
          },
        ];
      }),
    ),
};
