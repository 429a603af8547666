import type { DefinicaoElemento } from '../definicao.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'comitentes',
  versao: 1,
  rotulo: { leilao: 'Comitentes', loja: 'Parceiros' },
  ajuda:
    'As logomarcas de quem confia seus bens à casa: os comitentes marcados para aparecer no site e os que você acrescentar.',
  grupo: 'Marca e contato',
  icone: 'handshake',
  modelos: [
    { valor: 'faixa', rotulo: 'Faixa' },
    { valor: 'grade', rotulo: 'Grade' },
  ],
  sessao: { titulo: true, subtitulo: true, consulta: false },
  itens: {
    min: 0,
    max: 40,
    rotulo: 'Logomarca',
    campos: [
      {
        campo: 'titulo',
        rotulo: 'Nome',
        ajuda: 'Lido por quem não vê a imagem; aparece se não houver uma.',
        obrigatorio: true,
      },
      {
        campo: 'imagem',
        rotulo: 'Logomarca',
        ajuda: 'De preferência em SVG ou PNG com fundo transparente.',
        largura: 200,
      },
      { campo: 'link', rotulo: 'Link', ajuda: 'O site da empresa, ou uma página daqui.' },
    ],
  },
  semente: (modo) => ({
    titulo: { leilao: 'Quem confia na gente', loja: 'Quem vende conosco' }[modo],
    subtitulo: 'Bancos, seguradoras, locadoras e empresas que renovam seus bens aqui.',
    modelo: 'faixa',
    consulta: null,
    itens: [],
  }),
  migracoes: [],
};
