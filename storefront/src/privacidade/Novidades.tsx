import type { DadosDoFormulario } from '../elements/pecas/formulario/dados.ts';
import { FORMATO_EMAIL } from '../elements/pecas/formulario/formatos.ts';
import { FormularioVivo } from '../elements/pecas/formulario/Ilha.tsx';
import { NOVIDADES } from '../palavras/metricas.ts';
import { Campo } from '../site/ui/Campo.tsx';
import estilo from './privacidade.module.css';

/** Out of the brand's news. The answer is the same whether the address was on the list. */
export function Novidades({ marca, dados }: { marca: string; dados: DadosDoFormulario }) {
  return (
    <section className={estilo.secao} aria-labelledby="novidades">
      <h2 id="novidades">{NOVIDADES.titulo}</h2>
      <p>{NOVIDADES.naoQuer(marca)}</p>
      <FormularioVivo
        secao="cancelar"
        chamada="/v1/hotsite/inscricoes/cancelar"
        dados={dados}
        botao={NOVIDADES.cancelar}
        sucesso={NOVIDADES.pronto}
        inerte={false}
      >
        <Campo
          id="cancelar-email"
          name="email"
          rotulo={NOVIDADES.emailInscrito}
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
