import { uriParaPagina } from '@martelo/shared/enderecos-do-site';
import { MODELOS_PAGINA, sessao } from '@martelo/shared/pagina';
import type { CollectionConfig } from 'payload';
import { z } from 'zod';
import { acessoPorMarca, exigirMarca, leituraPorMarca } from '../acesso/regras.ts';
import { avisarPaginaAlterada, avisarPaginaRemovida } from '../avisos/ganchos.ts';
import { camposDaBancada } from '../bancada/blocos.ts';
import { anotarNoDiario, apagarDiario } from '../builder/servidor/diario.ts';
import { camposAuditoria, carimbarAuditoria } from '../campos/auditoria.ts';
import { campoMarca } from '../campos/marca.ts';
import { camposDeBusca, visitasDaPagina } from '../paginas/campos-de-busca.ts';
import { enderecoDaCopia, exigirEnderecoLivre } from '../paginas/endereco-livre.ts';
import { gravacoesPeloPainel } from '../paginas/gravacoes-pelo-painel.ts';
import { exigirGravacao } from '../paginas/gravar-pagina.ts';
import { manterEndereco } from '../paginas/manter-endereco.ts';
import { scriptDaPagina, soAdmMudaScript } from '../paginas/script-da-pagina.ts';
import { darUid } from '../paginas/uid-da-pagina.ts';

const sessoes = z.array(sessao).max(300);

/** A site page: one versioned document with its sections inside, so that it is published and restored whole. */
export const paginas: CollectionConfig = {
  slug: 'paginas',
  labels: { singular: 'Página', plural: 'Páginas' },
  admin: {
    useAsTitle: 'titulo',
    group: 'Site',
    defaultColumns: ['titulo', 'uri', 'hotsite', '_status', 'visitas', 'updatedAt'],
    hideAPIURL: true,
  },
  access: { ...acessoPorMarca, readVersions: leituraPorMarca('version.hotsite') },
  indexes: [{ fields: ['hotsite', 'uri'], unique: true }],
  // The builder autosaves through its own calls, into one version. The form must not: it saves when asked.
  versions: {
    drafts: { validate: true, autosave: { interval: 86_400_000, showSaveDraftButton: true } },
    maxPerDoc: 100,
  },
  hooks: {
    beforeDelete: [apagarDiario],
    beforeChange: [
      exigirMarca,
      exigirEnderecoLivre,
      darUid,
      soAdmMudaScript,
      exigirGravacao,
      carimbarAuditoria,
    ],
    afterChange: [manterEndereco, avisarPaginaAlterada, anotarNoDiario],
    afterDelete: [avisarPaginaRemovida],
  },
  endpoints: gravacoesPeloPainel,
  fields: [
    {
      name: 'abrir',
      type: 'ui',
      admin: { components: { Field: '/painel/AbrirConstrutor.tsx#AbrirConstrutor' } },
    },
    campoMarca,
    { name: 'titulo', label: 'Título', type: 'text', required: true, maxLength: 200 },
    {
      name: 'uri',
      label: 'Endereço (uri)',
      type: 'text',
      required: true,
      maxLength: 120,
      index: true,
      admin: { description: 'Como aparece no navegador: quem-somos, pagina-inicial…' },
      validate: (valor: unknown) =>
        typeof valor !== 'string' || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(valor)
          ? 'Use letras minúsculas sem acento, números e hífen.'
          : uriParaPagina(valor) || `/${valor} é do próprio site: uma página aí não seria vista.`,
      hooks: { beforeDuplicate: [enderecoDaCopia] },
    },
    {
      name: 'modeloPagina',
      label: 'Modelo',
      type: 'select',
      required: true,
      defaultValue: 'QuemSomos',
      options: MODELOS_PAGINA.map((modelo) => ({ value: modelo, label: modelo })),
    },
    { name: 'tituloPagina', label: 'Título no topo da página', type: 'text', maxLength: 200 },
    { name: 'descricaoPagina', label: 'Texto no topo da página', type: 'textarea', maxLength: 500 },
    { name: 'imagemPrincipal', label: 'Imagem principal', type: 'upload', relationTo: 'midia' },
    { name: 'container', label: 'Limitar a largura do conteúdo', type: 'checkbox', defaultValue: true },
    camposDeBusca,
    scriptDaPagina,
    visitasDaPagina,
    {
      // The builder's, and only its: Payload's own JSON field would load an editor from a foreign host.
      name: 'sessoes',
      type: 'json',
      required: true,
      defaultValue: [],
      validate: (valor: unknown) => {
        const lido = sessoes.safeParse(valor);
        return lido.success ? true : `Seções fora do formato: ${lido.error.issues[0]?.path.join('.')}`;
      },
      admin: { disabled: true },
    },
    { name: 'uid', type: 'text', index: true, admin: { readOnly: true, position: 'sidebar' } },
    // Sent back by the form: what was saved on another revision since is not overwritten unseen.
    { name: 'revisao', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
    // The last save that was applied: written with it, so that a retry is known even if the diary missed it.
    { name: 'ultimoLote', type: 'text', admin: { disabled: true } },
    ...camposAuditoria,
    ...camposDaBancada(),
  ],
};
