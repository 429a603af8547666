/** Another page, open beside this one. */
export const AO_LADO = {
  naoFoiPossivelListar: 'Não foi possível listar as páginas. Feche e tente de novo.',
  estaPaginaNaoAbriu: 'Esta página não abriu: talvez você não edite esta marca.',
  abrirOutraPagina: 'Abrir outra página ao lado',
  fechar: 'Fechar',
  buscarPorTituloEndereco: 'Buscar por título, endereço ou marca',
  buscarPagina: 'Buscar página',
  buscandoAsPaginas: 'Buscando as páginas…',
  nenhumaOutraPaginaEncontrada: 'Nenhuma outra página encontrada.',
  aoLado: (titulo: string): string => `Ao lado: ${titulo}`,
  desfazerTitulo: (titulo: string): string => `Desfazer em ${titulo}`,
  desfazer: 'Desfazer',
  refazerTitulo: (titulo: string): string => `Refazer em ${titulo}`,
  refazer: 'Refazer',
  fecharAPagina: 'Fechar a página ao lado',
} as const;
