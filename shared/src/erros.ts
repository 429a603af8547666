/** Spec 8: what a person reads of every 429, whatever was too much. */
const BLOQUEADO = 'Bloqueado - Aguarde algumas horas para enviar novamente';

/**
 * The closed catalogue of what can be refused: code → HTTP status and the sentence a person reads.
 * `{name}` is filled from the error's details. Nothing outside this list ever reaches a client.
 */
export const CATALOGO = {
  // 400: the request itself is malformed
  REQUISICAO_INVALIDA: [400, 'Os dados enviados não estão no formato esperado.'],
  JSON_INVALIDO: [400, 'O corpo da requisição não é um JSON válido.'],
  FILTRO_INVALIDO: [400, 'O filtro enviado não é válido.'],
  HOTSITE_NAO_INFORMADO: [400, 'Informe a marca no cabeçalho hotsite.'],
  IMAGEM_INVALIDA: [400, 'O arquivo não é uma imagem PNG, JPEG, WebP ou AVIF que se possa abrir.'],
  ARQUIVO_INVALIDO: [400, 'O arquivo enviado não é uma planilha CSV ou XLSX legível.'],
  // 401 and 403
  NAO_AUTENTICADO: [401, 'Efetuar login para acessar esta página'],
  TOKEN_INVALIDO: [401, 'Token inválido'],
  AVISO_SEM_PROVA: [401, 'Este aviso não traz a prova de que veio do banco.'],
  CREDENCIAIS_INVALIDAS: [401, 'E-mail ou senha incorretos.'],
  SEM_PERMISSAO: [403, 'Você não tem a permissão necessária para acessar esta página, papéis: {papeis}'],
  EXPORTACAO_DE_OUTRO_ACESSO: [
    403,
    'O que você pode ver mudou desde que este arquivo foi feito. Exporte de novo.',
  ],
  SEGUNDO_FATOR_A_ATIVAR: [
    403,
    'Sua conta precisa do segundo fator. Ative-o em Segurança da conta para continuar.',
  ],
  PLATAFORMA_NAO_LIBERADA: [
    403,
    'Sua conta não entra por aqui nesta marca ({plataforma}). Peça a um administrador que libere.',
  ],
  CLIENTE_NAO_HABILITADO: [
    403,
    'Seu cadastro ainda não permite dar lances. Confira as pendências em Meu perfil.',
  ],
  CADASTRO_INATIVO: [403, 'Seu cadastro não está ativo. Fale com o atendimento para reativá-lo.'],
  CADASTRO_BLOQUEADO: [423, 'Seu cadastro está bloqueado. Fale com o atendimento para regularizá-lo.'],
  EMAIL_NAO_CONFIRMADO: [403, 'Para dar lances, confirme seu e-mail com o código que enviamos.'],
  TELEFONE_NAO_CONFIRMADO: [403, 'Para dar lances, confirme seu telefone com o código que enviamos.'],
  CONSENTIMENTO_RETIRADO: [
    403,
    'Você retirou o aceite do regulamento. Para participar de leilões, aceite-o em Privacidade.',
  ],
  REGULAMENTO_NOVO: [
    403,
    'O regulamento mudou desde o seu aceite. Leia a nova versão e aceite-a em Privacidade para continuar participando.',
  ],
  DOCUMENTOS_PENDENTES: [
    403,
    'Para dar lances, envie seus documentos em Meus documentos e aguarde a validação.',
  ],
  NATUREZA_NAO_ACEITA: [
    403,
    'Esta marca não aceita lances de cadastros com {documento}. Entre com um cadastro de {aceito}.',
  ],
  GRUPO_NAO_PERMITIDO: [
    403,
    'Este lote é reservado a um grupo de clientes. Peça ao atendimento para participar dele.',
  ],
  HABILITACAO_NECESSARIA: [403, 'Peça sua habilitação a este leilão para dar lances nele.'],
  HABILITACAO_EM_ANALISE: [
    403,
    'Seu pedido de habilitação a este leilão está em análise. Aguarde a resposta da equipe.',
  ],
  HABILITACAO_RECUSADA: [
    403,
    'Sua habilitação a este leilão foi recusada. Fale com o atendimento para saber o motivo.',
  ],
  CODIGO_NECESSARIO: [403, 'Informe o código de lances deste leilão, que você recebeu da equipe.'],
  CODIGO_INCORRETO: [422, 'Código de lances incorreto. Confira o código; {restantes}.'],
  CODIGO_BLOQUEADO: [423, 'Código de lances bloqueado por tentativas demais. Peça um novo ao atendimento.'],
  SUCATA_NAO_HABILITADA: [
    403,
    'Lotes de sucata exigem habilitação própria. Envie sua autorização em Meus documentos.',
  ],
  SUCATA_VENCIDA: [
    403,
    'Sua habilitação para sucata venceu. Envie a autorização renovada em Meus documentos.',
  ],
  ACESSO_BLOQUEADO: [
    403,
    'Este acesso está bloqueado. Se você acha que é um engano, fale com o atendimento.',
  ],
  FORA_DE_EXIBICAO: [403, 'Este site não está aberto à visitação neste período. {quando}'],
  ORIGEM_NAO_PERMITIDA: [403, 'Esta origem não pode usar a plataforma.'],
  // 404
  NAO_ENCONTRADO: [404, 'Não encontramos o que você procura.'],
  CONVITE_INVALIDO: [
    404,
    'Este convite não vale mais. Peça outro a quem convidou você, ou cadastre-se sem ele.',
  ],
  CEP_NAO_ENCONTRADO: [404, 'Este CEP não existe. Confira os números.'],
  PROPOSTA_NAO_ENCONTRADA: [404, 'Proposta não encontrada.'],
  COMITENTE_NAO_ENCONTRADO: [404, 'Comitente não encontrado.'],
  LANCE_NAO_ENCONTRADO: [404, 'Lance não encontrado.'],
  LOTE_NAO_ENCONTRADO: [404, 'Lote não encontrado.'],
  APELIDO_NAO_ENCONTRADO: [404, 'Apelido não encontrado.'],
  LEILAO_NAO_ENCONTRADO: [404, 'Leilão não encontrado.'],
  DOCUMENTO_NAO_ENCONTRADO: [404, 'Documento não encontrado ou cancelado.'],
  HOTSITE_NAO_ENCONTRADO: [404, 'Marca não encontrada.'],
  PRIMEIRA_HORA_ENCERRADA: [
    410,
    'Este link não abre mais nada: já foi usado, passou da hora ou há um mais novo. Se a casa ainda não tem marca, inicie a plataforma de novo, e ela mostra outro.',
  ],
  // 405 … 415
  METODO_NAO_PERMITIDO: [405, 'Este endereço não aceita essa operação.'],
  COMANDO_CONFLITANTE: [409, 'Este comando já foi usado com outro conteúdo.'],
  OUTRA_CONTA: [409, 'Isto foi feito com outra conta. Entre com ela para enviar.'],
  ENVIO_INCOMPLETO: [409, 'O arquivo ainda não chegou inteiro: partes que faltam: {faltam}.'],
  ENVIO_USADO: [409, 'Este arquivo já foi guardado por outro envio. Envie-o de novo.'],
  DOCUMENTO_EM_VALIDACAO: [
    409,
    'Este documento já está sendo conferido. Para enviar outro no lugar, retire-o primeiro.',
  ],
  DOCUMENTO_JA_CONFERIDO: [409, 'Este documento já foi conferido e não pode mais ser retirado.'],
  REVISAO_DESATUALIZADA: [409, 'Outra pessoa alterou este registro enquanto você editava.'],
  SUBDOMINIO_EM_USO: [409, 'O subdomínio “{subdominio}” já é de outra marca.'],
  SEM_MARCAS: [
    409,
    'Esta instalação ainda não tem nenhuma marca. Abra o link da primeira hora, que a plataforma mostra ao iniciar.',
  ],
  MARCA_JA_ADMINISTRADA: [
    409,
    'Esta marca já tem quem a administre. Outras pessoas entram por ela, em Usuários.',
  ],
  NAO_ADMINISTRA: [
    409,
    'Esta pessoa já tem conta na casa, mas não como administradora sem data de saída. Conceda o papel antes, ou indique outra pessoa.',
  ],
  JA_EXISTE: [409, 'Já existe um cadastro com estes dados.'],
  EM_USO: [409, 'Não é possível remover: ainda é usado por {quem}.'],
  EFEITO_PENDENTE: [
    409,
    'Ainda há o que fazer por causa deste registro, como uma carta a enviar. Espere terminar para apagá-lo.',
  ],
  EFEITO_NAO_FALHOU: [409, 'Só se tenta de novo o que falhou; isto está {situacao}.'],
  EFEITO_NAO_FEITO: [409, 'Só se desfaz o que foi feito ou falhou; isto está {situacao}.'],
  SEGUNDO_FATOR_LIGADO: [409, 'O segundo fator já está ativo. Desative-o antes de trocar o aplicativo.'],
  REGULAMENTO_MUDOU: [409, 'O regulamento acabou de mudar. Recarregue a página e leia a nova versão.'],
  VAGA_OCUPADA: [409, 'Este horário acabou de ser ocupado. Escolha outro.'],
  RETIRADA_JA_AGENDADA: [
    409,
    'O lote {numero} já tem um horário. Mude esse horário em vez de agendar outro.',
  ],
  VALOR_DO_ENVIO_MUDOU: [
    409,
    'O valor do envio por {metodo} mudou enquanto você escolhia: agora é {agora}. Confira e confirme de novo.',
  ],
  SO_ACOMPANHA: [409, 'Este console só acompanha. Assuma o comando para agir.'],
  TRANSMISSAO_ENCERRADA: [409, 'Esta transmissão foi encerrada. Inicie outra.'],
  TRANSMISSAO_SEM_IMAGEM: [
    409,
    'Ainda não chega imagem desta transmissão. Comece a transmitir, ou escolha um vídeo, e publique de novo.',
  ],
  DOIS_CONSOLES_AGEM: [
    409,
    'Já conduzem este leilão {nomes}. Um deles precisa sair ou passar a só acompanhar.',
  ],
  ESTADO_MUDOU: [409, 'A situação mudou desde a sua última atualização. Confira e tente de novo.'],
  PEDIDO_EM_ANDAMENTO: [409, 'Já há um pedido seu como este em andamento. Acompanhe-o em Privacidade.'],
  EXPORTACAO_NAO_PRONTA: [409, 'Este arquivo ainda não está pronto, ou já expirou. Peça outro.'],
  EXPORTACOES_DEMAIS: [
    409,
    'Você já espera por {maximo} arquivos. Espere um terminar, ou cancele um, antes de pedir outro.',
  ],
  COMPRADOR_JA_IDENTIFICADO: [
    409,
    'O comprador deste lote já foi identificado. Se foi engano, cancele a venda: o lote volta e pode ser vendido de novo.',
  ],
  CORPO_GRANDE_DEMAIS: [413, 'O conteúdo enviado é grande demais.'],
  TIPO_NAO_SUPORTADO: [415, 'Este tipo de conteúdo não é aceito aqui.'],
  ARQUIVO_NAO_ACEITO: [415, 'Envie um PDF ou uma foto em JPEG, PNG, WebP ou HEIC.'],
  // 422: understood, and refused by a rule
  CADASTRO_DE_PESSOA: [422, 'Só cadastros de empresa têm sócios e representantes.'],
  CONVITE_DE_OUTRO_EMAIL: [
    422,
    'Este convite foi feito para outro e-mail. Cadastre-se com o e-mail convidado.',
  ],
  CONVITE_RECUSADO: [422, '{problema}'],
  INDICACAO_SEM_RECOMPENSA: [422, '{problema}'],
  CORRECAO_RECUSADA: [422, '{problema}'],
  ELIMINACAO_IMPEDIDA: [422, 'Seus dados ainda não podem ser eliminados. {motivos}'],
  CONTEUDO_RECUSADO: [422, 'Não foi salvo: {problema}'],
  ARQUIVO_RECUSADO: [422, '{problema}'],
  COTA_DE_ARQUIVOS: [422, 'Você já enviou todos os arquivos que pode guardar aqui. Fale com o atendimento.'],
  ENVIO_DIFERENTE: [422, 'O arquivo chegou diferente do que foi anunciado. Envie-o de novo.'],
  ARQUIVOS_DEMAIS: [422, 'Já há {maximo} arquivos aqui, que é o máximo.'],
  ARQUIVO_REPETIDO: [422, 'Este arquivo já foi enviado: {onde}. Envie outra foto.'],
  FOTO_SEM_APROVACAO: [422, 'Esta foto não foi aprovada, e por isso não pode ser mostrada em um lote.'],
  DOCUMENTO_INCOMPLETO: [422, 'Este documento ainda não está completo: falta {falta}.'],
  AGENDAMENTO_RECUSADO: [422, '{problema}'],
  ABAIXO_DO_MINIMO: [422, 'Seu lance precisa ser de pelo menos {proximoLanceFormatado}.'],
  MAXIMO_NAO_SUPERIOR: [422, 'Seu lance máximo já é igual ou maior. Informe um valor maior para aumentá-lo.'],
  JA_GANHANDO: [422, 'Você já está ganhando este lote.'],
  LOTE_NAO_ABERTO: [422, 'Este lote ainda não está aberto para lances.'],
  ENCERRADO: [422, 'Este lote já foi encerrado.'],
  SIGILO_ATE_O_FIM: [
    422,
    'As partes privadas deste livro só podem ser abertas depois que o lote estiver decidido: encerrado, sem negociação em aberto e, no pregão ao vivo, com o leilão terminado.',
  ],
  COMPRA_NAO_E_LANCE: [
    422,
    'Isto é uma compra pelo Compre Já, que não se cancela como um lance. Se ela não vale, cancele a venda do lote no acerto.',
  ],
  PROPOSTA_NAO_E_LANCE: [
    422,
    'Isto é uma proposta, que não se cancela como um lance. Se ela não serve, recuse a proposta.',
  ],
  LANCE_JA_CANCELADO: [422, 'Este lance já foi cancelado.'],
  COMPRE_JA_INDISPONIVEL: [422, 'O Compre Já não está disponível para este lote.'],
  COMPRE_JA_MUDOU: [422, 'O preço do Compre Já mudou para {valorFormatado}. Confira e confirme de novo.'],
  LOTE_SEM_DISPUTA: [422, 'Este lote não recebe lances: use o Compre Já ou envie uma proposta.'],
  VEICULO_EM_LEILAO: [422, 'Este veículo já está em {onde}. O mesmo veículo não fica em dois lotes.'],
  SEM_VALOR_DE_MERCADO: [
    422,
    'Este veículo não tem valor de mercado no cadastro. Preencha-o, ou escolha um valor para o mínimo.',
  ],
  LANCE_POR_TERCEIRO: [
    422,
    'Em uma disputa aberta ninguém oferece por outra pessoa. Peça ao cliente que ofereça ele mesmo, no site.',
  ],
  PROPOSTA_INDISPONIVEL: [422, 'Este lote não recebe propostas.'],
  PROPOSTA_ABAIXO_DO_MINIMO: [422, 'Sua proposta precisa ser de pelo menos {minimoFormatado}.'],
  PROPOSTA_NAO_AGUARDA: [422, 'Esta proposta não aguarda esta resposta.'],
  CONTRAPROPOSTA_INVALIDA: [
    422,
    'A contraproposta precisa ser maior que a proposta, de {propostaFormatada}.',
  ],
  CONDICIONAL_NAO_AGUARDA: [422, 'Este lote não aguarda esta resposta.'],
  CONDICIONAL_VENCIDA: [422, 'O prazo para esta resposta já terminou.'],
  NOVO_VALOR_INVALIDO: [422, 'Informe um valor maior que o do lance, de {lanceFormatado}.'],
  REPLICA_NAO_ACEITA: [422, 'O comitente não aceita réplica neste lote.'],
  REPLICA_INVALIDA: [
    422,
    'Informe um valor entre o seu lance, de {lanceFormatado}, e o novo valor pedido, de {novoValorFormatado}.',
  ],
  EXPORTACAO_GRANDE_DEMAIS: [
    422,
    'São {linhas} linhas, e um arquivo leva até {maximoLinhas}. Use filtros, e exporte em partes.',
  ],
  PAPEL_GRANDE_DEMAIS: [
    422,
    'São mais de {maximoLinhas} linhas, demais para papel. Restrinja o relatório, ou tire-o em planilha (XLSX), que leva até {maximoPlanilha}.',
  ],
  PLANILHA_GRANDE_DEMAIS: [
    422,
    'São linhas demais para o Excel, que abre até {maximoLinhas}. Filtre a lista, ou exporte em CSV.',
  ],
  VALOR_INVALIDO: [422, 'Informe um valor em centavos, inteiro e maior que zero.'],
  LEILAO_NAO_ABERTO: [422, 'Este leilão ainda não está aberto.'],
  LEILAO_TERMINADO: [422, 'Este leilão já terminou.'],
  LEILAO_JUDICIAL: [422, 'Em leilão judicial isso não cabe: {porque}.'],
  APELIDO_SEM_CADASTRO: [
    422,
    'Em leilão judicial só dá lance na sala quem tem cadastro. Diga, em Apelidos, de que cliente é “{apelido}”.',
  ],
  LEILAO_PAUSADO: [422, 'O leilão está pausado. Aguarde a retomada.'],
  NENHUM_LOTE_EM_PREGAO: [422, 'Nenhum lote está em pregão. Abra um lote primeiro.'],
  LOTE_EM_PREGAO: [422, 'O lote {numero} ainda está em pregão. Decida-o antes de abrir outro.'],
  NAO_HA_PROXIMO_LOTE: [422, 'Não há mais lotes para abrir neste leilão.'],
  LOTE_COM_HORARIO: [422, 'Este lote encerra por horário e não vai a pregão.'],
  LANCE_DA_CASA: [422, 'Não é permitido lance em nome do comitente ou do leiloeiro.'],
  SEM_LANCES: [422, 'Este lote não tem lances.'],
  LANCE_ATINGE_RESERVA: [422, 'O lance atual atinge a reserva: venda o lote ou passe a condicional.'],
  ALTERACAO_SEM_VOLTA: [422, 'Esta alteração não se desfaz: {porque}.'],
  EFEITO_SEM_VOLTA: [422, 'O que foi feito aqui não tem como ser desfeito.'],
  NADA_A_DESFAZER: [422, 'Não há ato seu neste lote para desfazer.'],
  COMUNICADOS_DEMAIS: [422, 'Este lote já mostra {maximo} comunicados. Retire um antes de fazer outro.'],
  RECADO_NAO_ENCONTRADO: [404, 'Este recado não está mais no ar.'],
  COMUNICADO_NAO_ENCONTRADO: [404, 'Este comunicado não está mais no ar.'],
  RETIRADA_NAO_CABE: [
    422,
    'Só quem está ganhando pede a retirada do lance, e só do que deu antes de um comunicado que mudou a descrição do lote.',
  ],
  VENDA_EM_PAGAMENTO: [
    422,
    'A venda {venda} deste lote já tem pagamento, comprovante ou boleto. Trate dela no acerto: no pregão não se desfaz mais.',
  ],
  REMOCAO_EM_CURSO: [
    422,
    'Este veículo já tem uma remoção em aberto, a de número {numero}. Acompanhe-a, ou cancele-a antes de pedir outra.',
  ],
  REMOCAO_COLETADA: [
    422,
    'O veículo já foi coletado: a remoção não se cancela mais. Mude o pátio, ou receba-o e peça outra.',
  ],
  VEICULO_BLOQUEADO: [422, 'Este veículo está bloqueado: {porque}. Mude o cadastro dele antes.'],
  TRANSPORTADORA_INATIVA: [422, 'Esta transportadora está inativa. Escolha outra, ou ative-a no cadastro.'],
  MOTORISTA_OCUPADO: [
    422,
    'Este motorista já tem a remoção de número {numero} nesse horário. Escolha outro motorista ou outro horário.',
  ],
  PRAZO_PARA_DECLINAR: [
    422,
    'O prazo de 24 horas para declinar desta remoção terminou. Fale com quem a designou.',
  ],
  FOTOS_FALTANDO: [422, 'Faltam fotos: {faltam}.'],
  ITENS_PENDENTES: [422, 'Faltam itens obrigatórios: {itens}.'],
  EVENTO_FORA_DA_VEZ: [
    422,
    'Este evento chegou antes da vez e esperou 10 minutos pelo anterior, que não veio. Envie os eventos na ordem.',
  ],
  CONTA_DE_FORA_AUSENTE: [
    422,
    'Não há uma conta desta marca com este e-mail e o papel necessário. Peça a um administrador que a convide em Usuários.',
  ],
  TRANSICAO_INVALIDA: [422, 'Não é possível passar de {de} para {para}.'],
  PROPRIO_ENDERECO: [
    422,
    'Este bloqueio alcançaria o seu próprio acesso. Peça a quem está em outra rede, ou diminua a rede.',
  ],
  LEILOES_AO_VIVO: [
    422,
    'Há leilão ao vivo que será pausado: {nomes}. Confirme cada um deles para continuar.',
  ],
  ALTERACAO_NAO_PERMITIDA: [422, 'Não é possível alterar {campo}: {porque}.'],
  VENDA_NAO_AGUARDA_PAGAMENTO: [422, 'Esta compra não aguarda pagamento.'],
  VENDA_NAO_PAGA: [422, 'Esta compra ainda não está paga.'],
  VENDA_SEM_COMPRADOR: [
    422,
    'Esta venda da sala ainda não tem comprador. Identifique-o antes de registrar pagamento ou retirada.',
  ],
  SITUACAO_PELA_VENDA: [
    422,
    'O lote faz parte da venda {venda}, e isto mexe no dinheiro dela. Faça pela venda: pagamento, estorno ou cancelamento, com quem precisa concordar.',
  ],
  RETIRADA_PELA_PORTARIA: [
    422,
    'Há uma retirada agendada para este lote. A entrega é confirmada na portaria; se ele saiu de outro modo, cancele antes o agendamento.',
  ],
  PATIO_NAO_ENCONTRADO: [422, 'Este pátio não existe ou não está em uso. Escolha outro.'],
  INCIDENTE_ENCERRADO: [422, 'Este incidente terminou. Para mudá-lo, reabra-o; o cancelado fica como está.'],
  INCIDENTE_DE_DADOS_PESSOAIS: [
    422,
    'Um incidente de dados pessoais não é removido nem vira outro tipo. Se não era um, cancele-o e diga por quê.',
  ],
  VENDA_ENCERRADA: [422, 'Esta compra foi encerrada.'],
  VENDA_ENTREGUE: [
    422,
    'Um bem desta compra já foi entregue: ela não se cancela mais, nem se desiste dela. Se há dinheiro a devolver, a equipe estorna o pagamento.',
  ],
  DEVOLUCAO_SEM_BANCO: [
    422,
    'O banco não devolve este pagamento: ele não veio por Pix nem por cartão de uma cobrança nossa. Devolva à mão e marque como devolvido.',
  ],
  DEVOLUCAO_SEM_PROVA: [422, 'Junte antes o comprovante da devolução: sem ele ela não é dada como feita.'],
  VENDA_NAO_E_DA_SALA: [422, 'Este lote não está vendido a alguém da sala: não há comprador a identificar.'],
  COMPRADOR_INATIVO: [
    422,
    'O cadastro de {nome} não está ativo. Resolva o cadastro antes de vender em seu nome.',
  ],
  VENDA_COM_PAGAMENTO: [422, 'Compras com pagamento aprovado não se juntam nem se separam.'],
  VENDA_COM_RETIRADA: [
    422,
    'A compra {vendaId} tem retirada agendada: cancele-a antes de juntar ou separar.',
  ],
  VENDAS_NAO_SE_JUNTAM: [422, 'Só se juntam compras diferentes do mesmo cliente no mesmo leilão.'],
  SEPARACAO_VAZIA: [422, 'Escolha parte dos lotes: algum tem de ficar na compra.'],
  APROVACAO_EXPIRADA: [422, 'Este pedido de aprovação venceu. Faça-o de novo.'],
  REMESSA_SEM_ENDERECO: [
    422,
    'O comprador da venda {vendaId} não tem CPF ou CNPJ e endereço completos para o boleto.',
  ],
  CONTA_DE_OUTRO: [422, 'Este arquivo é de outra conta: confira o banco, a agência e a conta da marca.'],
  VALOR_DIVERGENTE: [
    422,
    'O documento diz {informadoFormatado}, e o livro {esperadoFormatado}. Confira o documento antes de acertar.',
  ],
  DOCUMENTO_SEM_ANEXO: [422, 'Anexe o documento antes de acertar.'],
  TIPO_INATIVO: [422, 'O tipo de vistoria {tipo} não pode ser usado agora: {porque}.'],
  TIPO_EM_USO: [422, 'Este tipo de vistoria já foi usado. Desative-o em vez de remover.'],
  FOTO_REPETIDA: [422, 'A mesma foto está em mais de um lugar: {onde}. Tire outra.'],
  VISTORIA_FECHADA: [
    422,
    'Esta vistoria está {situacao} e não recebe mais respostas. Para corrigir uma realizada, peça outra que a corrija.',
  ],
  VALOR_EXCEDE_O_DEVIDO: [422, 'O valor passa do que falta informar, {devidoFormatado}.'],
  ESTORNO_EXCEDE: [422, 'O estorno pode ser de até {restoFormatado}.'],
  CREDITO_SEM_COMPRA: [
    422,
    'Este crédito não cita nenhuma compra: devolva-o a quem pagou, com o comprovante da devolução.',
  ],
  CREDITO_DE_COMPRA: [422, 'Este crédito cita uma compra: devolva-o por ela.'],
  SEM_SOBRA: [422, 'Esta venda não tem dinheiro a mais para devolver.'],
  DESCONTO_EXCEDE: [422, 'O desconto pode ser de até {totalFormatado}.'],
  DECISAO_SEM_MOTIVO: [422, 'Diga o motivo: o cliente vai lê-lo.'],
  APROVACAO_SEM_ARQUIVO: [422, 'Nada foi aprovado: o cliente ainda não enviou {faltam}.'],
  MOTIVO_OBRIGATORIO: [422, 'Diga o motivo: quem comprou vai lê-lo.'],
  COMPROVANTES_DEMAIS: [422, 'Um pagamento aceita até {maximo} comprovantes.'],
  MEIO_INDISPONIVEL: [422, 'Esta forma de pagamento não está disponível agora. Escolha outra.'],
  COBRANCA_RECUSADA: [
    422,
    'O banco não aceitou gerar este pagamento, e nada ficou pendente. Escolha outra forma ou tente de novo mais tarde.',
  ],
  PRECO_DE_ENVIO_INVALIDO: [422, 'Este preço de envio não pode valer: {porque}.'],
  PATIO_OBRIGATORIO: [422, 'Escolha o pátio em que os documentos serão retirados.'],
  PATIO_INDEVIDO: [422, 'Só a retirada é feita em um pátio; em {metodo} os documentos são enviados.'],
  ENDERECO_OBRIGATORIO: [422, 'Informe o endereço para o envio por {metodo}.'],
  RETIRADA_SEM_ENVIO: [422, 'Na retirada no pátio não há {oQue}: tire-o, ou escolha o envio.'],
  ENTREGA_ENVIADA: [422, 'Os documentos já foram enviados; a entrega não muda mais.'],
  CODIGO_ENVIO_OBRIGATORIO: [422, 'Informe o código de rastreio do envio.'],
  RETIRADA_NAO_LIBERADA: [422, '{mensagem}'],
  RETIRADA_EM_OUTRO_PATIO: [422, 'O lote {numero} não está neste pátio. Agende no pátio em que ele está.'],
  PATIO_NAO_AGENDA: [
    422,
    'Este pátio não agenda retiradas agora. Combine a retirada com o atendimento, ou tente de novo depois.',
  ],
  HORARIO_INDISPONIVEL: [422, 'Este horário não pode ser agendado: {porque}.'],
  PATIO_EM_RECESSO: [422, 'O pátio está em recesso nesse dia: {motivo}. Escolha outro.'],
  PATIO_LOTADO: [422, 'O pátio {patio} não tem mais lugar para {tipo}: cabem {capacidade}.'],
  ESTADIA_ABERTA: [422, 'Este veículo já tem uma estadia {situacao} no pátio {patio}.'],
  VAGA_COM_VEICULO: [
    422,
    'A vaga {vaga} tem um veículo ({veiculo}): leve-o a outra antes de tirá-la do mapa, ou de lhe dar outro nome.',
  ],
  CHAVE_EM_USO: [422, 'A chave {chave} já é de outro veículo neste pátio. Use outro código.'],
  SAIDA_NAO_LIBERADA: [422, 'Este veículo não pode sair: {porque}.'],
  RECESSO_COM_AGENDA: [
    422,
    'Há horários agendados nesses dias: {quantas}. Escolha outros dias, ou libere os horários e avise quem os tem.',
  ],
  SEM_ESTADIA: [422, 'Este veículo não está em nenhum pátio: não há o que pedir dele.'],
  EVIDENCIA_FALTANDO: [422, 'Para registrar como realizado, falta {falta}.'],
  TERCEIRO_SEM_DOCUMENTO: [422, 'Informe o CPF ou o RG de quem vai retirar: a portaria confere.'],
  RETIRADA_FORA_DO_DIA: [
    422,
    'Esta retirada está marcada para {marcada}. Para entregar em outro dia, confirme que é fora do dia marcado.',
  ],
  CODIGO_RETIRADA_INCORRETO: [422, 'Código de retirada incorreto. Confira; {restantes}.'],
  CODIGO_RETIRADA_BLOQUEADO: [
    423,
    'Código bloqueado por tentativas demais. Quem comprou gera um novo na página da compra.',
  ],
  DOCUMENTO_NAO_VISTO: [422, 'Diga que documento foi apresentado antes de entregar.'],
  SENHA_COMUM: [422, 'Esta senha está entre as mais usadas e é fácil de adivinhar. Escolha outra.'],
  SENHA_IGUAL: [422, 'A nova senha precisa ser diferente da atual.'],
  SEGREDO_VENCIDO: [
    422,
    'Esta chave do aplicativo autenticador não vale mais. Recarregue a página e adicione ao aplicativo a nova.',
  ],
  SEGUNDO_FATOR_DESLIGADO: [422, 'Esta conta não tem segundo fator ativo.'],
  PROPRIA_CONTA: [422, 'Isto precisa ser feito por outra pessoa: não vale para a sua própria conta.'],
  ENDERECO_DE_FORA: [
    422,
    'O menu não leva a {host}: use um caminho deste site, ou peça a quem instala que libere o endereço.',
  ],
  ULTIMO_ADM: [
    422,
    'A marca ficaria sem administrador. Dê antes o papel a outra pessoa, que já tenha entrado.',
  ],
  DESCONTOS_SOMADOS: [
    422,
    'Juntas, estas vendas têm {soma} de desconto, mais do que uma pessoa concede sozinha. Retire os descontos, junte, e peça o desconto da venda junta.',
  ],
  CONCESSAO_A_DOIS: [
    422,
    'Outra pessoa precisa concordar com: {papeis}. Em Papéis, tire o que pede outra pessoa; faça isto; e peça de novo em Papéis, onde quem aprova é avisado.',
  ],
  SENHA_FRACA: [422, 'A senha precisa ter pelo menos {minimo} caracteres.'],
  CADASTRO_FECHADO: [422, 'O cadastro nesta marca está fechado neste período.'],
  DOCUMENTO_NAO_ACEITO: [422, 'Esta marca não aceita cadastro com {documento}.'],
  LIMITE_DE_EXPOSICAO: [
    422,
    'Este lance passa do seu limite: ainda há {disponivelFormatado} livres. Aguarde o fim dos lotes que você lidera ou peça um limite maior ao atendimento.',
  ],
  LIMITE_DE_FAVORITOS: [
    422,
    'Você já tem {maximo} favoritos, o máximo. Tire da lista os que não acompanha mais.',
  ],
  LIMITE_DE_PAGAMENTOS: [
    422,
    'Esta compra já tem pagamentos demais. Cancele os que não vai usar, ou fale com o atendimento.',
  ],
  LIMITE_DE_SERVICOS: [
    422,
    'Você já tem {maximo} pedidos em aberto para este lote. Espere o pátio atender, ou cancele um.',
  ],
  LIMITE_DE_BUSCAS: [422, 'Você já tem {maximo} buscas salvas, o máximo. Apague as que não usa mais.'],
  FRETE_NAO_ATENDIDO: [422, 'Ainda não levamos {item} de {de} para {para}. Consulte o atendimento.'],
  FRETE_LONGE_DEMAIS: [422, 'Levamos até {distanciaMaximaKM} km de {para}. Consulte o atendimento.'],
  REDEFINICAO_INVALIDA: [422, 'Este link de redefinição não vale mais. Peça um novo.'],
  CODIGO_CONFIRMACAO_INCORRETO: [422, 'Código incorreto. Confira os {digitos} dígitos; {restantes}.'],
  CODIGO_CONFIRMACAO_VENCIDO: [422, 'Este código não vale mais. Peça outro.'],
  CONFIRMACAO_INVALIDA: [
    422,
    'Este link não vale mais: já foi usado, ou venceu. Entre na sua conta para ver se o contato está confirmado, ou pedir outro código.',
  ],
  CONTATO_CONFIRMADO: [422, 'Não há o que confirmar: este {contato} já está confirmado.'],
  CONTATO_AUSENTE: [422, 'Não há {contato} no seu cadastro. Informe um para confirmá-lo.'],
  CONTATO_IGUAL: [422, 'Este já é o {contato} do seu cadastro.'],
  TELEFONE_SEM_SMS: [422, 'O código vai por SMS: informe um celular.'],
  DADOS_CONFERIDOS: [
    422,
    'Estes dados foram conferidos com os documentos que você enviou e não mudam por aqui. Peça a correção em Privacidade e seus dados.',
  ],
  ACESSO_UNICO_INVALIDO: [422, 'Este acesso não vale mais: ele serve uma vez e por pouco tempo. Peça outro.'],
  AVISO_VENCIDO: [422, 'Este aviso já não vale: o prazo ou o código dele passou. Provoque um novo.'],
  CANAL_INDISPONIVEL: [422, 'Este aviso não sai por este canal.'],
  FIPE_SEM_VALOR: [422, 'A tabela FIPE não dá o valor deste veículo: {porque}.'],
  FIPE_DESLIGADA: [
    422,
    'Esta instalação não consulta a tabela FIPE. Digite o valor, ou importe uma planilha em Tabela FIPE.',
  ],
  TESTE_RECUSADO: [422, 'A mensagem de teste não foi aceita. {motivo}'],
  TESTE_NAO_SAIU: [
    502,
    'O serviço deste canal não respondeu como devia, e o teste não saiu. Tente de novo daqui a pouco.',
  ],
  CANAL_OBRIGATORIO: [422, 'Este aviso sai sempre por este canal e não pode ser desligado nele.'],
  DESCADASTRO_INVALIDO: [422, 'Este endereço não vale mais. Entre na sua conta e escolha seus avisos.'],
  PUSH_RECUSADO: [422, 'Este navegador usa um serviço de notificações que não conhecemos.'],
  FORMULARIO_APRESSADO: [422, 'Confira os dados e envie de novo em alguns segundos.'],
  FORMULARIO_VENCIDO: [
    422,
    'Este formulário ficou aberto tempo demais. Recarregue a página e envie de novo.',
  ],
  ARQUIVO_DO_BANCO: [422, '{onde}: {problema}. Nada deste arquivo foi aplicado.'],
  // 423 … 429
  CONTA_BLOQUEADA: [
    423,
    'Conta bloqueada por tentativas demais. Tente novamente em {minutos} min, ou crie uma nova senha em “Esqueci minha senha” e entre já.',
  ],
  SEGUNDO_FATOR_BLOQUEADO: [
    423,
    'O segundo fator desta conta está bloqueado: foram códigos errados demais. Fale com o atendimento, que confere quem você é e envia por e-mail um link para cadastrá-lo de novo.',
  ],
  SEGUNDO_FATOR: [428, 'Informe o código de 6 dígitos do seu aplicativo autenticador.'],
  SEGUNDO_FATOR_OBRIGATORIO: [
    428,
    'Para dar lances aqui, ative o segundo fator em Segurança da conta e entre de novo com ele.',
  ],
  REVISAO_AUSENTE: [
    428,
    'Diga em “{campo}” a versão que você leu. Sem ela, o que outra pessoa salvou depois seria apagado sem ninguém ver.',
  ],
  MUITAS_TENTATIVAS: [429, BLOQUEADO],
  LIMITE_DE_LANCES: [429, BLOQUEADO],
  LIMITE_DE_ARQUIVOS: [429, BLOQUEADO],
  LIMITE_DE_MENSAGENS: [429, BLOQUEADO],
  CHAT_FECHADO: [422, 'Este chat está fechado: as mensagens continuam aqui, e não entram novas.'],
  CHAT_SILENCIADO: [
    403,
    'Você não pode escrever no chat público {quando}. Na sua conversa com o atendimento, a casa continua a responder.',
  ],
  MENSAGEM_BARRADA: [
    422,
    'A mensagem não foi enviada: “{palavra}” não é aceito neste chat. Escreva de outro jeito.',
  ],
  PAGINA_COM_ERROS: [422, 'A página não foi publicada: {quantos} a corrigir antes. {primeiro}'],
  // 5xx: our side
  ERRO_INTERNO: [500, 'Algo deu errado do nosso lado. A equipe foi avisada; tente de novo em instantes.'],
  /** Kept with what could not be done elsewhere, for whoever tries it again. */
  EFEITO_FALHOU: [502, 'Não foi possível concluir. O motivo está no diário do servidor; tente de novo.'],
  FIPE_INDISPONIVEL: [
    502,
    'A tabela FIPE não está respondendo agora. Nada mudou por isso; tente de novo daqui a pouco.',
  ],
  BANCO_RECUSOU: [502, 'O banco não aceitou este pedido. Tente de novo mais tarde ou faça de outra forma.'],
  BANCO_INDISPONIVEL: [503, 'O banco não está respondendo agora. Tente de novo em instantes.'],
  OCUPADO: [503, 'Estamos recebendo muitos lances agora. Tente de novo em instantes.'],
  CHAT_OCUPADO: [503, 'O chat está recebendo muitas mensagens agora. Tente de novo em instantes.'],
  ANTIVIRUS_INDISPONIVEL: [
    503,
    'Não foi possível verificar o arquivo agora, e sem isso ele não é recebido. Tente de novo em alguns minutos.',
  ],
  /** Of the browser alone: nobody answered (spec 8 gives network errors this code). No service ever answers with it. */
  SEM_CONEXAO: [555, 'Sem conexão com a internet. Verifique e tente de novo.'],
  EM_MANUTENCAO: [
    503,
    'Estamos em manutenção. Nada do que foi confirmado se perdeu. Tente de novo daqui a pouco.',
  ],
  INDISPONIVEL: [503, 'Serviço temporariamente indisponível. Nada do que foi confirmado se perdeu.'],
  /** Of a command of an auction alone: decided, and the store does not say whether it is kept. */
  RESULTADO_INCERTO: [
    503,
    'Ainda não sabemos se o seu pedido foi registrado. Envie de novo: o mesmo pedido nunca vale duas vezes.',
  ],
} as const satisfies Record<string, readonly [status: number, mensagem: string]>;

export type CodigoErro = keyof typeof CATALOGO;

/** What a client receives, on REST and in a socket acknowledgement's `erro`. */
export type CorpoErro = { statusCode: number; message: string | string[]; codigo: CodigoErro } & Record<
  string,
  unknown
>;

/** `CorpoErro` as the OpenAPI documents name it, JSON Schema. */
export const ESQUEMA_ERRO = {
  type: 'object',
  required: ['statusCode', 'message', 'codigo'],
  properties: {
    statusCode: { type: 'integer' },
    message: { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
    codigo: { type: 'string', enum: Object.keys(CATALOGO) },
  },
};

const ESPERA_SEGUNDOS = 2;

/** How many tries are left, for the refusals that say it. */
export const tentativasRestantes = (restantes: number): { restantes: number; restantesRotulo: string } => ({
  restantes,
  restantesRotulo:
    restantes === 0
      ? 'foi a última tentativa'
      : restantes === 1
        ? 'resta 1 tentativa'
        : `restam ${restantes} tentativas`,
});

/** A refusal from the catalogue. `detalhes` joins the body (e.g. `proximoLance`) and fills the sentence: where it is a code, by the word for it beside it (`deRotulo` of `de`). */
export class ErroMartelo extends Error {
  override name = 'ErroMartelo';
  readonly codigo: CodigoErro;
  readonly detalhes: Record<string, unknown>;
  readonly mensagens: string | string[];

  constructor(codigo: CodigoErro, detalhes: Record<string, unknown> = {}, mensagens?: string | string[]) {
    const frase = CATALOGO[codigo][1].replace(/\{(\w+)\}/g, (_, nome: string) =>
      String(detalhes[`${nome}Rotulo`] ?? detalhes[nome] ?? ''),
    );
    // No 429 has words of its own.
    const ditas = CATALOGO[codigo][0] === 429 ? frase : (mensagens ?? frase);
    super(Array.isArray(ditas) ? ditas.join(', ') : ditas);
    this.codigo = codigo;
    this.detalhes = detalhes;
    this.mensagens = ditas;
  }

  /**
   * By name, not by identity: Next bundles this module once for what starts the process and once for each route, and a refusal
   * thrown in one of them is caught in another. A kind of its own that extends it is told apart by identity, as ever.
   */
  static override [Symbol.hasInstance](valor: unknown): boolean {
    if (this !== ErroMartelo) return Function.prototype[Symbol.hasInstance].call(this, valor);
    const { name, codigo } = (valor ?? {}) as { name?: unknown; codigo?: unknown };
    return name === 'ErroMartelo' && typeof codigo === 'string' && Object.hasOwn(CATALOGO, codigo);
  }

  get statusCode(): number {
    return CATALOGO[this.codigo][0];
  }

  corpo(): CorpoErro {
    // Our side is at fault, and for a while only: every refusal of the kind says when to ask again.
    const espera = this.statusCode === 503 ? { aguardarSegundos: ESPERA_SEGUNDOS } : {};
    return {
      ...espera,
      ...this.detalhes,
      statusCode: this.statusCode,
      message: this.mensagens,
      codigo: this.codigo,
    };
  }
}
