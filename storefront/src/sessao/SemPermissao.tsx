import { SESSAO } from '../palavras/sessao.ts';
import { BotaoLigacao } from '../site/ui/BotaoLigacao.tsx';
import { ErroTela } from '../site/ui/ErroTela.tsx';

/** Logged in, but in another role (spec 5). */
export const SemPermissao = ({ papeis }: { papeis: string }) => (
  <ErroTela
    codigo="403"
    titulo={SESSAO.acessoRestrito}
    acoes={
      <>
        <BotaoLigacao href="/">{SESSAO.irParaInicio}</BotaoLigacao>
        <BotaoLigacao href="/sair" variante="secundario">
          {SESSAO.outraConta}
        </BotaoLigacao>
      </>
    }
  >
    {SESSAO.semPermissao(papeis)}
  </ErroTela>
);
