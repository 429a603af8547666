import { BotaoLigacao } from '../site/ui/BotaoLigacao.tsx';
import { ErroTela } from '../site/ui/ErroTela.tsx';

/** Logged in, but in another role (spec 5). */
export const SemPermissao = ({ papeis }: { papeis: string }) => (
  <ErroTela
    codigo="403"
    titulo="Acesso restrito"
    acoes={
      <>
        <BotaoLigacao href="/">Ir para a página inicial</BotaoLigacao>
        <BotaoLigacao href="/sair" variante="secundario">
          Entrar com outra conta
        </BotaoLigacao>
      </>
    }
  >
    Você não tem a permissão necessária para acessar esta página, papéis: {papeis}
  </ErroTela>
);
