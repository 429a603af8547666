import type { CollectionConfig } from 'payload';
import { acessoPorMarca, exigirMarca } from '../acesso/regras.ts';
import { avisarBannerAlterado, avisarBannerRemovido } from '../avisos/ganchos.ts';
import { camposAuditoria, carimbarAuditoria } from '../campos/auditoria.ts';
import { campoInstante } from '../campos/data.ts';
import { exigirLinks, linkSeguro } from '../campos/link.ts';
import { campoMarca } from '../campos/marca.ts';
import { campoUid } from '../campos/uid.ts';
import { POSICOES_BANNER } from '../conteudo/posicoes-banner.ts';

const instante = (valor: unknown): number | null => (valor ? new Date(valor as string).getTime() : null);

/** A banner that is over leads where it led. */
const exigirDestino = exigirLinks('banners', ({ urlDestino, dataInicio, dataFim }) => {
  const fim = instante(dataFim);
  const agora = Date.now();
  return {
    noAr: fim !== null && fim <= agora ? null : Math.max(agora, instante(dataInicio) ?? 0),
    links: [{ campo: 'urlDestino', link: urlDestino }],
  };
});

/** Scheduled art in one of four fixed places. */
export const banners: CollectionConfig = {
  slug: 'banners',
  labels: { singular: 'Banner', plural: 'Banners' },
  admin: {
    useAsTitle: 'nome',
    group: 'Site',
    defaultColumns: ['nome', 'posicaoBanner', 'hotsite', 'dataInicio', 'dataFim', 'prioridade'],
    hideAPIURL: true,
  },
  defaultSort: 'prioridade',
  access: acessoPorMarca,
  hooks: {
    beforeChange: [exigirMarca, exigirDestino, carimbarAuditoria],
    afterChange: [avisarBannerAlterado],
    afterDelete: [avisarBannerRemovido],
  },
  fields: [
    campoMarca,
    campoUid,
    { name: 'nome', label: 'Nome', type: 'text', required: true, maxLength: 120 },
    {
      name: 'posicaoBanner',
      label: 'Posição',
      type: 'select',
      required: true,
      index: true,
      options: POSICOES_BANNER.map(({ chave, rotulo }) => ({ value: chave, label: rotulo })),
    },
    { name: 'categoria', label: 'Categoria', type: 'text', maxLength: 60 },
    {
      name: 'leiUid',
      label: 'Só junto de um leilão',
      type: 'text',
      maxLength: 36,
      admin: {
        description: 'Com um leilão escolhido, aparece apenas na lista dele.',
        components: { Field: '/banners/CampoLeilao.tsx#CampoLeilao' },
      },
    },
    {
      type: 'row',
      fields: [campoInstante('dataInicio', 'Mostrar a partir de'), campoInstante('dataFim', 'Mostrar até')],
    },
    {
      type: 'row',
      fields: [
        { name: 'imagem', label: 'Imagem', type: 'upload', relationTo: 'midia', required: true },
        { name: 'imagemMobile', label: 'Imagem para celular', type: 'upload', relationTo: 'midia' },
      ],
    },
    {
      name: 'previa',
      type: 'ui',
      admin: { components: { Field: '/banners/PreviaBanner.tsx#PreviaBanner' } },
    },
    {
      name: 'urlDestino',
      label: 'Leva para',
      type: 'text',
      maxLength: 2000,
      validate: linkSeguro,
      admin: { components: { Field: '/banners/CampoDestino.tsx#CampoDestino' } },
    },
    {
      name: 'prioridade',
      label: 'Ordem',
      type: 'number',
      required: true,
      defaultValue: 1,
      min: 0,
      admin: { description: 'Os menores aparecem primeiro.' },
    },
    ...camposAuditoria,
  ],
};
