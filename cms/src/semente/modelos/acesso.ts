import { item, type Oficina, type PaginaModelo, paragrafos, pergunta } from './oficina.ts';

export function login(o: Oficina): PaginaModelo {
  const { secao, diz, marca } = o;
  return {
    uri: 'login',
    titulo: 'Entrar',
    descricao: `Acesse sua conta na ${marca.nome}.`,
    modeloPagina: 'Login',
    sessoes: secao('lista-itens', {
      nome: 'O que há na sua conta',
      titulo: 'Na sua conta',
      subtitulo: '',
      modelo: 'colunas',
      itens: [
        item({
          titulo: diz('Acompanhe seus lances', 'Acompanhe suas ofertas'),
          texto: paragrafos('Em tempo real, com aviso quando alguém passar você.'),
        }),
        item({
          titulo: 'Guarde favoritos',
          texto: paragrafos('E receba um lembrete antes de cada encerramento.'),
        }),
        item({
          titulo: 'Resolva a compra',
          texto: paragrafos('Extrato, pagamento, retirada e documentos no mesmo lugar.'),
        }),
      ],
    }),
  };
}

export function cadastro(o: Oficina): PaginaModelo {
  const { secao, marca } = o;
  return {
    uri: 'cadastro',
    titulo: 'Cadastro',
    descricao: `Crie sua conta na ${marca.nome} em poucos minutos.`,
    modeloPagina: 'Cadastro',
    sessoes: [
      ...secao('passos'),
      ...secao('acordeao', {
        nome: 'Sobre o cadastro',
        titulo: 'Sobre o cadastro',
        subtitulo: '',
        itens: [
          pergunta('Quanto custa?', 'Nada. Você só paga se comprar.'),
          pergunta(
            'Quais documentos vou enviar?',
            'Pessoa física: documento com foto e comprovante de endereço. Empresa: também o contrato social.',
          ),
          pergunta('Em quanto tempo sou aprovado?', 'Em geral no mesmo dia útil. Avisamos por e-mail.'),
        ],
      }),
    ],
  };
}

export function redefinirSenha(o: Oficina): PaginaModelo {
  const { secao, marca } = o;
  return {
    uri: 'redefinir-senha',
    titulo: 'Redefinir senha',
    descricao: `Crie uma nova senha para sua conta na ${marca.nome}.`,
    modeloPagina: 'Redefinir Senha',
    sessoes: secao('texto', {
      nome: 'Uma senha boa',
      titulo: 'Uma senha boa',
      itens: [
        item({
          texto: paragrafos(
            'Use uma frase que só você conhece, que não seja a senha de outro site. Nossa equipe nunca pede sua senha, por nenhum meio.',
          ),
        }),
      ],
    }),
  };
}
