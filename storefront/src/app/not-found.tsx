import { sessaoAtual } from '../sessao/sessao.ts';
import { Casca } from '../site/casca/Casca.tsx';
import { marcaAtual } from '../site/marca.ts';
import { BotaoLigacao } from '../site/ui/BotaoLigacao.tsx';
import { ErroTela } from '../site/ui/ErroTela.tsx';

export default async function NaoEncontrada() {
  const marca = await marcaAtual();
  if (marca === null)
    return (
      <main>
        <ErroTela codigo="404" titulo="Não há um site neste endereço">
          <p>
            Confira se o endereço foi digitado corretamente. Se ele funcionava antes, tente de novo em
            instantes.
          </p>
        </ErroTela>
      </main>
    );
  const lotes = marca.tipo === 'loja' ? '/anuncio' : '/leilao';
  return (
    <Casca marca={marca} usuario={await sessaoAtual()}>
      <ErroTela
        codigo="404"
        titulo="Não encontramos esta página"
        acoes={
          <>
            <BotaoLigacao href={lotes} icone="search">
              {marca.tipo === 'loja' ? 'Ver anúncios' : 'Ver lotes'}
            </BotaoLigacao>
            <BotaoLigacao href="/" variante="secundario">
              Página inicial
            </BotaoLigacao>
          </>
        }
      >
        <p>Ela pode ter mudado de endereço ou já não existir.</p>
      </ErroTela>
    </Casca>
  );
}
