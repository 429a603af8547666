import type { DadosDoFormulario } from '../elements/pecas/formulario/dados.ts';
import { FORMATO_EMAIL } from '../elements/pecas/formulario/formatos.ts';
import { FormularioVivo } from '../elements/pecas/formulario/Ilha.tsx';
import { Campo } from '../site/ui/Campo.tsx';
import estilo from './privacidade.module.css';

/** Out of the brand's news. The answer is the same whether the address was on the list. */
export function Novidades({ marca, dados }: { marca: string; dados: DadosDoFormulario }) {
  return (
    <section className={estilo.secao} aria-labelledby="novidades">
      <h2 id="novidades">Novidades por e-mail</h2>
      <p>
        Não quer mais receber as novidades da {marca}? Informe o e-mail inscrito: a inscrição é apagada, com
        tudo o que foi guardado dela.
      </p>
      <FormularioVivo
        secao="cancelar"
        chamada="/v1/hotsite/inscricoes/cancelar"
        dados={dados}
        botao="Cancelar inscrição"
        sucesso="Pronto. Se esse e-mail estava inscrito, não está mais."
        inerte={false}
      >
        <Campo
          id="cancelar-email"
          name="email"
          rotulo="E-mail inscrito"
          type="email"
          autoComplete="email"
          maxLength={200}
          {...FORMATO_EMAIL}
          required
        />
      </FormularioVivo>
    </section>
  );
}
