import { item, lista, type Oficina, type PaginaModelo, paragrafos } from './oficina.ts';
import { A_REVER } from './promessas.ts';

/**
 * What the registration asks, why, who sees it, how long it stays and how to take it back (LGPD, Lei 13.709/2018). It stands below what
 * the screen itself shows: what this very person agreed to. How long things are kept is the house's own word: on a real brand that
 * section waits, switched off, to be read.
 */
export function privacidade(o: Oficina): PaginaModelo {
  const { secao, diz, marca } = o;
  const contato = [marca.email, marca.telefone].filter(Boolean).join(' ou ');
  const prazos = secao('texto', {
    nome: 'Por quanto tempo',
    titulo: 'Por quanto tempo guardamos',
    itens: [
      item({
        texto: [
          lista(
            'Cadastro e endereço: enquanto a sua conta existir.',
            'Documentos enviados: enquanto valerem para a sua habilitação, e enquanto houver compra em andamento.',
            diz(
              'Lances, compras, recibos e notas: 5 anos depois da compra, pelos documentos fiscais, e até 10 anos onde a lei permite discutir o contrato.',
              'Ofertas, compras, recibos e notas: 5 anos depois da compra, pelos documentos fiscais, e até 10 anos onde a lei permite discutir o contrato.',
            ),
            'Registro do seu aceite: enquanto durar o que ele autorizou, e depois como prova de que foi dado e retirado.',
            'Mensagens do fale conosco e inscrição em novidades: até você pedir que sejam apagadas.',
          ),
        ],
      }),
    ],
  }).map((uma) => (marca.demonstracao ? uma : { ...uma, ativo: false, nome: `${uma.nome}${A_REVER}` }));
  return {
    uri: 'privacidade',
    titulo: 'Privacidade',
    descricao: `Quais dados a ${marca.nome} pede, para quê, quem os vê e como retirar o seu aceite.`,
    modeloPagina: 'Regulamento',
    sessoes: [
      ...secao('texto', {
        nome: 'O que pedimos',
        titulo: 'O que pedimos no cadastro, e para quê',
        itens: [
          item({
            texto: [
              ...paragrafos(
                `A ${marca.nome} é a controladora dos dados que você informa neste site (Lei 13.709/2018, a LGPD).`,
              ),
              lista(
                diz(
                  'Nome, CPF ou CNPJ e, se informado, RG: para saber quem dá cada lance e emitir o recibo e a nota da compra.',
                  'Nome, CPF ou CNPJ e, se informado, RG: para saber quem faz cada oferta e emitir o recibo e a nota da compra.',
                ),
                'Data de nascimento: para confirmar que você tem 18 anos ou mais.',
                'Endereço: para a nota e a transferência do bem.',
                'E-mail e telefone: para confirmar a conta, recuperar o acesso e tratar das suas compras.',
                'Documento com foto e comprovante de endereço, ou contrato social: quando a habilitação os pede, para conferir o que foi informado.',
                diz(
                  'Apelido: é o que os outros participantes veem ao lado dos seus lances, no lugar do nome.',
                  'Apelido: é o que os outros participantes veem ao lado das suas ofertas, no lugar do nome.',
                ),
                'Data, hora, endereço de rede e aparelho de cada acesso: para proteger a conta e provar o que foi feito nela.',
              ),
            ],
          }),
          item({
            titulo: 'O que autoriza esse uso',
            texto: paragrafos(
              'O seu aceite no cadastro, a execução do contrato quando você participa ou compra, e as obrigações legais e fiscais de quem vende.',
              'A medição de visitas por ferramentas de terceiros e o envio de novidades só acontecem com a sua permissão, pedida à parte.',
            ),
          }),
        ],
      }),
      ...secao('texto', {
        nome: 'Quem vê',
        titulo: 'Quem vê os seus dados',
        itens: [
          item({
            texto: [
              lista(
                `Os funcionários da ${marca.nome} que atendem, habilitam e tratam da compra.`,
                diz(
                  'Depois do arremate, o leiloeiro e o vendedor do bem: o que a nota e a transferência exigem.',
                  'Depois da compra, o vendedor do bem: o que a nota e a transferência exigem.',
                ),
                'Órgãos públicos e a Justiça, quando a lei manda.',
              ),
              ...paragrafos('Não vendemos os seus dados. A senha é guardada de forma que ninguém a lê.'),
            ],
          }),
        ],
      }),
      ...prazos,
      ...secao('texto', {
        nome: 'Como voltar atrás',
        titulo: 'Como voltar atrás e quais são os seus direitos',
        itens: [
          item({
            texto: [
              lista(
                diz(
                  'Aceite do cadastro: entre na sua conta e retire-o no alto desta página. Sem ele você não dá lances; os já dados e as compras feitas continuam valendo.',
                  'Aceite do cadastro: entre na sua conta e retire-o no alto desta página. Sem ele você não faz ofertas; as já feitas e as compras continuam valendo.',
                ),
                'Medição de visitas: mude a sua resposta no alto desta página, com ou sem conta.',
                'Novidades por e-mail: cancele no alto desta página.',
                'Dados errados ou antigos: peça a correção pelo contato abaixo.',
              ),
              ...paragrafos(
                contato
                  ? `Para saber o que temos sobre você, receber uma cópia, pedir que seja apagado o que a lei não manda guardar, ou falar com o encarregado pelos dados: ${contato}.`
                  : 'Para saber o que temos sobre você, receber uma cópia, pedir que seja apagado o que a lei não manda guardar, ou falar com o encarregado pelos dados, use a página Fale conosco.',
                'Se a resposta não resolver, você pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).',
              ),
            ],
          }),
        ],
      }),
    ],
  };
}
