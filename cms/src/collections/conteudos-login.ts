import type { CollectionConfig } from 'payload';
import { acessoPorMarca, exigirMarca } from '../acesso/regras.ts';
import { avisarBannerAlterado, avisarBannerRemovido } from '../avisos/ganchos.ts';
import { camposAuditoria, carimbarAuditoria } from '../campos/auditoria.ts';
import { exigirLinks, linkSeguro } from '../campos/link.ts';
import { campoMarca } from '../campos/marca.ts';
import { campoUid } from '../campos/uid.ts';

const uri = (valor: unknown): true | string =>
  typeof valor === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(valor)
    ? true
    : 'Use letras minúsculas sem acento, números e hífen.';

const exigirDestinos = exigirLinks('conteudos-login', ({ ativo, tituloSubtituloImagem }) => ({
  noAr: ativo === false ? null : Date.now(),
  links: ((tituloSubtituloImagem ?? []) as { link?: unknown }[]).map(({ link }, lugar) => ({
    campo: `tituloSubtituloImagem.${lugar}.link`,
    link,
  })),
}));

/** What stands beside the form of /login: why to have an account, a campaign of the week. */
export const conteudosLogin: CollectionConfig = {
  slug: 'conteudos-login',
  labels: { singular: 'Conteúdo do login', plural: 'Conteúdos do login' },
  admin: {
    useAsTitle: 'nome',
    group: 'Site',
    defaultColumns: ['nome', 'uri', 'ativo', 'prioridade', 'hotsite'],
    description: 'Aparecem ao lado do formulário de entrada, os de menor ordem primeiro.',
    hideAPIURL: true,
  },
  defaultSort: 'prioridade',
  access: acessoPorMarca,
  hooks: {
    beforeChange: [exigirMarca, exigirDestinos, carimbarAuditoria],
    afterChange: [avisarBannerAlterado],
    afterDelete: [avisarBannerRemovido],
  },
  fields: [
    campoMarca,
    campoUid,
    { name: 'nome', label: 'Nome', type: 'text', required: true, maxLength: 120 },
    {
      name: 'uri',
      label: 'Identificador',
      type: 'text',
      required: true,
      maxLength: 120,
      validate: uri,
      admin: { description: 'Como os programas o reconhecem: vantagens, campanha-de-natal…' },
    },
    {
      type: 'row',
      fields: [
        { name: 'ativo', label: 'Ativo', type: 'checkbox', defaultValue: true, required: true },
        { name: 'prioridade', label: 'Ordem', type: 'number', required: true, defaultValue: 1, min: 0 },
      ],
    },
    {
      name: 'tituloSubtituloImagem',
      label: 'Chamadas',
      labels: { singular: 'Chamada', plural: 'Chamadas' },
      type: 'array',
      minRows: 1,
      maxRows: 6,
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'titulo', label: 'Título', type: 'text', required: true, maxLength: 120 },
            {
              name: 'uri',
              label: 'Identificador',
              type: 'text',
              required: true,
              maxLength: 120,
              validate: uri,
            },
          ],
        },
        { name: 'subtitulo', label: 'Subtítulo', type: 'text', required: true, maxLength: 300 },
        { name: 'imagem', label: 'Imagem', type: 'upload', relationTo: 'midia', required: true },
        { name: 'link', label: 'Leva para', type: 'text', maxLength: 2000, validate: linkSeguro },
      ],
    },
    ...camposAuditoria,
  ],
};
