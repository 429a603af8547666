import type { Palavras } from './palavras.ts';

const NAO_FOI_VOCE = 'Se não foi você, peça já uma nova senha e fale com o atendimento.';

/** Of a brand that holds auctions. */
export const LEILAO: Palavras = {
  superado: {
    rotulo: 'Quando meu lance for superado',
    acao: 'Dar novo lance',
    carta: {
      titulo: 'Seu lance foi superado: {lote}',
      corpo: 'No lote {loteNumero}, {lote} ({leilao}), seu lance foi superado.\n\nLance atual: {valor}',
    },
    nota: { titulo: 'Você foi superado', corpo: '{lote}. Lance atual: {valor}.' },
    recado: '{marca}: seu lance em {lote} foi superado. Lance atual {valor}. {link}',
  },
  'descricao-mudou': {
    rotulo: 'Quando um comunicado mudar a descrição do lote que estou ganhando',
    acao: 'Manter ou pedir a retirada do lance',
    carta: {
      titulo: 'Comunicado sobre {lote}: mantenha ou retire o seu lance',
      corpo:
        'Você está ganhando o lote {loteNumero}, {lote} ({leilao}), e o leiloeiro comunicou:\n\n{comunicado}\n\nSeu lance vale enquanto você não pedir a retirada. Na página do lote você pode pedi-la; a equipe decide.',
    },
    nota: {
      titulo: 'Há um comunicado sobre o lote',
      corpo: '{lote}. Leia, e mantenha ou peça a retirada do seu lance.',
    },
    recado: '{marca}: há um comunicado sobre {lote}. Mantenha ou retire seu lance: {link}',
  },
  vencedor: {
    rotulo: 'Quando eu arrematar',
    acao: 'Extrato e instruções de pagamento',
    carta: {
      titulo: 'Você arrematou: {lote}',
      corpo:
        'Você arrematou o lote {loteNumero}, {lote} ({leilao}).\n\nLance: {lance}\nTotal a pagar, com comissão e despesas: {total}\nPagamento até: {pagarAte}',
    },
    nota: { titulo: 'Você arrematou', corpo: '{lote}. Total a pagar: {total}, até {pagarAte}.' },
    recado: '{marca}: você arrematou {lote}. Total {total}, pague até {pagarAte}. {link}',
  },
  'condicional-aberta': {
    rotulo: 'Quando meu lance for o maior, em condicional',
    acao: 'Acompanhe',
    carta: {
      titulo: 'Seu lance foi o maior, em condicional: {lote}',
      corpo:
        'No lote {loteNumero}, {lote} ({leilao}), seu lance de {lance} foi o maior e está abaixo do valor pedido pelo comitente.\nEle vai responder se libera a venda. Você não precisa fazer nada agora; avisaremos da resposta.',
    },
    nota: {
      titulo: 'Seu lance foi o maior, em condicional',
      corpo: '{lote}. O comitente vai responder se libera a venda.',
    },
    recado: '{marca}: seu lance em {lote} foi o maior, em condicional. Avisaremos da resposta. {link}',
  },
  'condicional-respondida': {
    rotulo: 'Quando o comitente propuser outro valor',
    acao: 'Responder',
    carta: {
      titulo: 'Novo valor do comitente: {lote}',
      corpo:
        'No lote {loteNumero}, {lote}, o comitente propôs {valor}.\nResponda até {prazo}: aceitar ou recusar.',
    },
    nota: {
      titulo: 'Novo valor do comitente',
      corpo: '{lote}. O comitente propôs {valor}. Responda até {prazo}.',
    },
    recado: '{marca}: em {lote} o comitente propôs {valor}. Responda até {prazo}. {link}',
  },
  'condicional-liberada': {
    rotulo: 'Quando a venda condicional for liberada',
    acao: 'Extrato e instruções de pagamento',
    carta: {
      titulo: 'Você arrematou: {lote}',
      corpo:
        'O comitente liberou a venda: você arrematou o lote {loteNumero}, {lote} ({leilao}).\n\nLance: {lance}\nTotal a pagar, com comissão e despesas: {total}\nPagamento até: {pagarAte}',
    },
    nota: {
      titulo: 'Venda liberada',
      corpo: 'Você arrematou {lote}. Total a pagar: {total}, até {pagarAte}.',
    },
    recado: '{marca}: venda liberada, {lote} é seu. Total {total}, pague até {pagarAte}. {link}',
  },
  'condicional-recusada': {
    rotulo: 'Quando o comitente não liberar a venda',
    acao: 'Seus lances e recibos',
    carta: {
      titulo: 'Venda não liberada: {lote}',
      corpo:
        'No lote {loteNumero}, {lote}, o comitente não liberou a venda pelo valor oferecido.\nNada é cobrado, e o limite que este lote ocupava volta a estar livre.',
    },
    nota: { titulo: 'Venda não liberada', corpo: '{lote}. Nada é cobrado.' },
    recado: '{marca}: a venda de {lote} não foi liberada. Nada é cobrado. {link}',
  },
  'condicional-sem-acordo': {
    rotulo: 'Quando a negociação terminar sem venda',
    acao: 'Seus lances e recibos',
    carta: {
      titulo: 'Venda não liberada: {lote}',
      corpo:
        'No lote {loteNumero}, {lote}, não houve acordo sobre o novo valor: a negociação terminou sem venda.\nNada é cobrado, e o limite que este lote ocupava volta a estar livre.',
    },
    nota: { titulo: 'Negociação terminada', corpo: '{lote}. Não houve acordo, e nada é cobrado.' },
    recado: '{marca}: a negociação de {lote} terminou sem venda. Nada é cobrado. {link}',
  },
  'condicional-a-responder': {
    rotulo: 'Quando uma condicional esperar a resposta do comitente',
    acao: 'Responder',
    carta: {
      titulo: 'Condicional aguardando resposta: {lote}',
      corpo:
        'O lote {loteNumero}, {lote}, encerrou em condicional com lance de {lance}.\nResponda até {prazo}: liberar, recusar ou propor novo valor.',
    },
    nota: { titulo: 'Condicional a responder', corpo: '{lote}. Responda até {prazo}.' },
  },
  'aprovacao-decidida': {
    rotulo: 'Quando um pedido meu for decidido por outra pessoa',
    acao: 'Ver os pedidos',
    carta: {
      titulo: 'Venda {vendaId}: pedido {como}',
      corpo: 'Seu pedido sobre a venda {vendaId} ({ato}) foi {como}.\n\n{motivo}',
    },
    nota: { titulo: 'Venda {vendaId}: pedido {como}', corpo: '{ato}. {motivo}' },
  },
  'entrada-sem-horario': {
    rotulo: 'Quando um recesso desmarcar a entrada que agendei',
    acao: 'Marcar outro horário',
    carta: {
      titulo: 'A entrada de {veiculo} perdeu o horário',
      corpo:
        'A entrada de {veiculo} no {patio}, que você agendou para {inicio}, foi desmarcada.\n\n{motivo}\n\nO veículo segue esperado no pátio, sem horário. Marque outro, e avise quem o leva.',
    },
    nota: { titulo: 'Entrada sem horário', corpo: '{veiculo}, que era {inicio} no {patio}.' },
  },
  'remocao-sem-horario': {
    rotulo: 'Quando um recesso desmarcar a entrada que a transportadora agendou',
    acao: 'Escolher outro horário',
    carta: {
      titulo: 'A entrada de {veiculo} perdeu o horário',
      corpo:
        'A entrada de {veiculo} no {patio}, que você agendou para {inicio}, foi desmarcada.\n\n{motivo}\n\nO veículo segue esperado no pátio, sem horário. Escolha outro, e avise quem o leva.',
    },
    nota: { titulo: 'Entrada sem horário', corpo: '{veiculo}, que era {inicio} no {patio}.' },
  },
  'cartao-contestado': {
    rotulo: 'Quando a operadora do cartão levar de volta um pagamento',
    acao: 'Ver os pagamentos',
    carta: {
      titulo: 'Cartão: {valor} da venda {vendaId} voltaram ao dono',
      corpo:
        'Venda {vendaId}, {lote}: {valor} foram levados de volta.\n\n{motivo}\n\nO bem: {onde}. A venda volta a aguardar pagamento, e nada dela sai do pátio enquanto isso. Junte os documentos da compra e da entrega para responder à operadora.',
    },
    nota: { titulo: 'Cartão: {valor} da venda {vendaId} voltaram ao dono', corpo: '{lote}. O bem: {onde}.' },
  },
  'venda-criada': {
    rotulo: 'Quando uma compra for registrada em meu nome',
    acao: 'Ver a compra',
    carta: {
      titulo: 'Compra registrada: {lote}',
      corpo:
        'Registramos em seu nome a compra de {lote}.\n\nTotal a pagar, com comissão e despesas: {total}\nPagamento até: {pagarAte}',
    },
    nota: { titulo: 'Compra registrada', corpo: '{lote}. Total a pagar: {total}, até {pagarAte}.' },
    recado: '{marca}: compra de {lote} registrada. Total {total}, pague até {pagarAte}. {link}',
  },
  'venda-cancelada': {
    rotulo: 'Quando uma compra for cancelada',
    acao: 'Ver a compra',
    carta: {
      titulo: 'Compra cancelada: {lote}',
      corpo: 'A compra de {lote} foi cancelada.\n\nMotivo: {motivo}',
    },
    nota: { titulo: 'Compra cancelada', corpo: '{lote}. {motivo}' },
    recado: '{marca}: a compra de {lote} foi cancelada. {link}',
  },
  'pagamento-recebido': {
    rotulo: 'Quando um pagamento ou comprovante chegar',
    acao: 'Ver a compra',
    carta: {
      titulo: 'Pagamento recebido: {lote}',
      corpo:
        'Recebemos {valor} ({forma}) pela compra de {lote}.\nVamos conferir e avisar assim que estiver aprovado.',
    },
    nota: { titulo: 'Pagamento recebido', corpo: '{valor} por {lote}. Estamos conferindo.' },
    recado: '{marca}: recebemos {valor} por {lote}. Estamos conferindo. {link}',
  },
  'pagamento-aprovado': {
    rotulo: 'Quando um pagamento for aprovado',
    acao: 'Ver a compra',
    carta: {
      titulo: 'Pagamento aprovado: {lote}',
      corpo: 'Aprovamos o pagamento de {valor} pela compra de {lote}.\n\nSaldo a pagar: {restante}',
    },
    nota: { titulo: 'Pagamento aprovado', corpo: '{valor} por {lote}. Saldo a pagar: {restante}.' },
    recado: '{marca}: pagamento de {valor} por {lote} aprovado. Saldo a pagar: {restante}. {link}',
  },
  'pagamento-divergente': {
    rotulo: 'Quando um pagamento tiver divergência',
    acao: 'Ver a compra',
    carta: {
      titulo: 'Divergência no pagamento: {lote}',
      corpo:
        'Encontramos uma divergência no pagamento de {valor} pela compra de {lote}.\n\nMotivo: {motivo}\n\nConfira e envie de novo.',
    },
    nota: { titulo: 'Divergência no pagamento', corpo: '{lote}. {motivo}' },
    recado: '{marca}: divergência no pagamento de {lote}: {motivo} {link}',
  },
  'pagamento-cancelado': {
    rotulo: 'Quando o valor da compra diminuir e uma cobrança deixar de valer',
    acao: 'Ver a compra',
    carta: {
      titulo: 'Não pague a cobrança de {valor}: {lote}',
      corpo:
        'O valor da compra de {lote} diminuiu, e a cobrança de {valor} ({forma}) deixou de valer. Não a pague.\n\nSaldo a pagar: {restante}\n\nAbra a compra e escolha de novo como pagar.',
    },
    nota: {
      titulo: 'Uma cobrança deixou de valer',
      corpo: '{lote}: não pague {valor} ({forma}). Saldo a pagar: {restante}.',
    },
    recado: '{marca}: não pague {valor} de {lote}. Saldo: {restante}. {link}',
  },
  'pagamento-perto': {
    rotulo: 'Quando o prazo de pagamento estiver perto',
    acao: 'Ver a compra',
    carta: {
      titulo: 'O prazo de pagamento está perto: {lote}',
      corpo: 'Faltam {restante} pela compra de {lote}.\n\nPague até: {pagarAte}',
    },
    nota: { titulo: 'Prazo de pagamento perto', corpo: '{lote}. Pague {restante} até {pagarAte}.' },
    recado: '{marca}: pague {restante} por {lote} até {pagarAte}. {link}',
  },
  'pagamento-vencido': {
    rotulo: 'Quando o prazo de pagamento vencer',
    acao: 'Ver a compra',
    carta: {
      titulo: 'O prazo de pagamento venceu: {lote}',
      corpo:
        'O prazo para pagar {restante} pela compra de {lote} venceu em {pagarAte}.\nPague agora ou fale com o atendimento para não perder a compra.',
    },
    nota: { titulo: 'Prazo de pagamento vencido', corpo: '{lote}. Falta pagar {restante}.' },
    recado: '{marca}: o prazo de {lote} venceu. Falta pagar {restante}. {link}',
  },
  'desistencia-avisada': {
    rotulo: 'Antes de uma compra não paga ser cancelada',
    acao: 'Ver a compra',
    carta: {
      titulo: 'Sua compra será cancelada em {cancelaEm}: {lote}',
      corpo:
        'Este é o aviso {vez} de 3.\n\nFaltam {restante} pela compra de {lote}. Sem o pagamento, ela será cancelada em {cancelaEm}.',
    },
    nota: {
      titulo: 'Compra a ser cancelada',
      corpo: '{lote}. Sem o pagamento de {restante}, será cancelada em {cancelaEm}. Aviso {vez} de 3.',
    },
    recado: '{marca}: sem o pagamento de {restante}, {lote} será cancelada em {cancelaEm}. {link}',
  },
  'retirada-agendada': {
    rotulo: 'Quando uma retirada for agendada',
    acao: 'Ver a compra',
    carta: {
      titulo: 'Retirada agendada: {lote}',
      corpo:
        'A retirada de {lote} está agendada.\n\nQuando: {inicio}\nOnde: {patio}, {endereco}\nO pátio atende: {horario}\n\nComo chegar:\n{mapa}\n\nO que levar: {levar}',
    },
    nota: { titulo: 'Retirada agendada', corpo: '{lote}, {inicio}, {patio}.' },
    recado: '{marca}: retirada de {lote} agendada para {inicio}, {patio}. {link}',
  },
  'retirada-cancelada': {
    rotulo: 'Quando uma retirada for cancelada',
    acao: 'Ver a compra',
    carta: {
      titulo: 'Retirada cancelada: {lote}',
      corpo:
        'A retirada de {lote}, que seria em {inicio}, foi cancelada.\n\nMotivo: {motivo}\n\nAgende outra.',
    },
    nota: { titulo: 'Retirada cancelada', corpo: '{lote}, {inicio}. {motivo}' },
    recado: '{marca}: a retirada de {lote} em {inicio} foi cancelada. {link}',
  },
  'retirada-lembrete': {
    rotulo: 'Lembrete da retirada',
    acao: 'Ver a compra',
    carta: {
      titulo: 'Lembrete da retirada: {lote}',
      corpo:
        'A retirada de {lote} é em {inicio}.\nOnde: {patio}, {endereco}\nO pátio atende: {horario}\n\nComo chegar:\n{mapa}\n\nO que levar: {levar}',
    },
    nota: { titulo: 'Lembrete da retirada', corpo: '{lote}, {inicio}, {patio}.' },
    recado: '{marca}: retirada de {lote} em {inicio}, {patio}. {link}',
  },
  'retirada-nao-compareceu': {
    rotulo: 'Quando uma retirada não acontecer',
    acao: 'Ver a compra',
    carta: {
      titulo: 'Retirada não realizada: {lote}',
      corpo: 'A retirada de {lote}, que seria em {inicio} em {patio}, não aconteceu.\n\nAgende outra.',
    },
    nota: { titulo: 'Retirada não realizada', corpo: '{lote}. Agende outra data.' },
    recado: '{marca}: a retirada de {lote} não aconteceu. Agende outra. {link}',
  },
  'servico-agendado': {
    rotulo: 'Quando um serviço no pátio for agendado',
    acao: 'Ver a compra',
    carta: {
      titulo: 'Serviço agendado: {servico} ({lote})',
      corpo:
        'O serviço que você pediu está agendado.\n\nServiço: {servico}\nDe: {lote}\nQuando: {inicio}\nOnde: {patio}',
    },
    nota: { titulo: 'Serviço agendado: {servico}', corpo: '{lote}, {inicio}, {patio}.' },
    recado: '{marca}: {servico} de {lote} agendado para {inicio}. {link}',
  },
  'servico-realizado': {
    rotulo: 'Quando um serviço no pátio for realizado',
    acao: 'Ver o resultado',
    carta: {
      titulo: 'Serviço realizado: {servico} ({lote})',
      corpo:
        'O serviço que você pediu foi realizado.\n\nServiço: {servico}\nDe: {lote}\nOnde: {patio}\n\nO resultado está na página da compra.',
    },
    nota: { titulo: 'Serviço realizado: {servico}', corpo: '{lote}, {patio}. Veja o resultado.' },
    recado: '{marca}: {servico} de {lote} realizado. {link}',
  },
  'servico-cancelado': {
    rotulo: 'Quando um serviço no pátio for cancelado',
    acao: 'Ver a compra',
    carta: {
      titulo: 'Serviço cancelado: {servico} ({lote})',
      corpo:
        'O serviço foi cancelado.\n\nServiço: {servico}\nDe: {lote}\nMotivo: {motivo}\n\nEnquanto o veículo estiver no pátio, você pode pedir outro.',
    },
    nota: { titulo: 'Serviço cancelado: {servico}', corpo: '{lote}. {motivo}' },
    recado: '{marca}: {servico} de {lote} cancelado. {link}',
  },
  'documentacao-etapa': {
    rotulo: 'Quando a documentação mudar de etapa',
    acao: 'Ver a compra',
    carta: {
      titulo: 'Documentação: {etapa} ({lote})',
      corpo: 'A documentação de {lote} mudou de etapa.\n\nEtapa: {etapa}\nPrevisão: {previsao}',
    },
    nota: { titulo: 'Documentação: {etapa}', corpo: '{lote}. Previsão: {previsao}.' },
    recado: '{marca}: documentação de {lote}: {etapa}. Previsão {previsao}. {link}',
  },
  'documentacao-pendente': {
    rotulo: 'Quando faltar algo para a documentação',
    acao: 'Ver a compra',
    carta: {
      titulo: 'Documentação pendente: {lote}',
      corpo:
        'A documentação de {lote} não pode seguir: falta algo.\n\nO que falta: {motivo}\n\nO prazo fica parado até isso se resolver.',
    },
    nota: { titulo: 'Documentação pendente', corpo: '{lote}. O que falta: {motivo}' },
    recado: '{marca}: documentação de {lote} pendente. O que falta: {motivo} {link}',
  },
  'documento-aprovado': {
    rotulo: 'Quando um documento meu for aprovado',
    acao: 'Ver meus documentos',
    carta: { titulo: 'Documento aprovado: {documento}', corpo: 'Seu documento foi aprovado: {documento}.' },
    nota: { titulo: 'Documento aprovado', corpo: '{documento}' },
    recado: '{marca}: documento aprovado: {documento}. {link}',
  },
  'documento-divergente': {
    rotulo: 'Quando um documento meu tiver divergência',
    acao: 'Enviar de novo',
    carta: {
      titulo: 'Documento com divergência: {documento}',
      corpo:
        'Não conseguimos validar este documento: {documento}.\n\nMotivo: {motivo}\n\nConfira e envie de novo.',
    },
    nota: { titulo: 'Documento com divergência', corpo: '{documento}. {motivo}' },
    recado: '{marca}: divergência em {documento}: {motivo} {link}',
  },
  'confirmar-email': {
    rotulo: 'Código de confirmação do e-mail',
    acao: 'Confirmar',
    carta: {
      titulo: 'Seu código de confirmação na {marca}',
      corpo:
        'Para confirmar este e-mail, digite no site o código:\n\n{codigo}\n\nOu abra este link e confirme. Ele vale meia hora, uma vez:\n\n{endereco}\n\nNinguém da {marca} pede este código. Se não foi você, ignore esta mensagem.',
    },
  },
  'confirmar-telefone': {
    rotulo: 'Código de confirmação do telefone',
    acao: 'Confirmar',
    recado: '{marca}: seu código é {codigo}. Ninguém da equipe pede este código.',
  },
  'favorito-encerrando': {
    rotulo: 'Quando um favorito estiver para encerrar',
    acao: 'Ver o lote',
    carta: {
      titulo: 'Encerra em breve: {lote}',
      corpo:
        'Um lote que você marcou como favorito está para encerrar: {lote}.\n\nLance: {valor}\nEncerra em: {encerraEm}',
    },
    nota: { titulo: 'Favorito para encerrar', corpo: '{lote}, em {encerraEm}. Lance: {valor}.' },
    recado: '{marca}: {lote} encerra em {encerraEm}. Lance {valor}. {link}',
  },
  'busca-salva': {
    rotulo: 'Quando uma busca salva tiver novidade',
    acao: 'Ver os lotes',
    carta: {
      titulo: 'Novidades na sua busca: {busca}',
      corpo: 'Sua busca salva “{busca}” tem novos lotes: {quantos}.\n\n{lotes}',
    },
    nota: { titulo: 'Novidades na sua busca', corpo: '“{busca}”: novos lotes, {quantos}.' },
  },
  convite: {
    rotulo: 'Convites para leilões e eventos',
    acao: 'Ver o convite',
    carta: { titulo: 'Convite: {titulo}', corpo: 'Você está convidado: {titulo}.\n\nQuando: {quando}' },
    nota: { titulo: 'Convite', corpo: '{titulo}, {quando}.' },
    recado: '{marca}: convite para {titulo}, {quando}. {link}',
  },
  'indicacao-cadastrada': {
    rotulo: 'Quando alguém que indiquei se cadastrar',
    acao: 'Ver minhas indicações',
    carta: { titulo: 'Sua indicação se cadastrou', corpo: '{apelido} se cadastrou pelo seu link.' },
    nota: { titulo: 'Sua indicação se cadastrou', corpo: '{apelido} se cadastrou pelo seu link.' },
  },
  'senha-redefinir': {
    rotulo: 'Link para criar nova senha',
    acao: '',
    carta: {
      titulo: 'Crie uma nova senha na {marca}',
      corpo:
        'Recebemos um pedido para criar uma nova senha para a sua conta.\nUse este link nos próximos {minutos} minutos. Ele vale uma vez:\n\n{endereco}\n\nSe não foi você, ignore esta mensagem: sua senha continua a mesma.',
    },
  },
  'usuario-convidado': {
    rotulo: 'Convite a quem entra para a equipe',
    acao: '',
    carta: {
      titulo: 'Sua conta na equipe da {marca}',
      corpo:
        'Foi criada uma conta para você na equipe da {marca}.\nUse este link nas próximas {horas} horas para criar a sua senha. Ele vale uma vez:\n\n{endereco}\n\nDepois, entre com este e-mail. Se não esperava este convite, ignore-o: sem a senha que só você cria, ninguém entra.',
    },
  },
  'segundo-fator-liberado': {
    rotulo: 'Quando meu segundo fator bloqueado for liberado',
    acao: '',
    carta: {
      titulo: 'Cadastre de novo seu segundo fator na {marca}',
      corpo:
        'O segundo fator da sua conta, bloqueado por códigos errados, foi liberado pela equipe depois de conferir quem você é.\nA senha e o aplicativo anteriores não valem mais. Use este link nos próximos {minutos} minutos para criar a nova senha e cadastrar o aplicativo de novo. Ele vale uma vez:\n\n{endereco}\n\nSe não foi você quem pediu, avise o atendimento.',
    },
  },
  'concessao-decidida': {
    rotulo: 'Quando um pedido meu de papéis ou de cadastro for decidido por outra pessoa',
    acao: '',
    carta: {
      titulo: 'Seu pedido foi {como}',
      corpo: 'Seu pedido ({assunto}) foi {como}.\n\n{motivo}',
    },
    nota: { titulo: 'Seu pedido foi {como}', corpo: '{assunto}. {motivo}' },
  },
  'aviso-testado': {
    rotulo: 'Quando eu testar um aviso no meu sino',
    acao: '',
    nota: { titulo: '{titulo}', corpo: '{corpo}' },
  },
  'senha-trocada': {
    rotulo: 'Quando minha senha for alterada',
    acao: 'Criar nova senha',
    carta: {
      titulo: 'Sua senha na {marca} foi alterada',
      corpo: `A senha da sua conta foi alterada em {quando}, e as outras sessões abertas foram encerradas.\n\n${NAO_FOI_VOCE}`,
    },
  },
  'segundo-fator': {
    rotulo: 'Quando meu segundo fator for ativado ou desativado',
    acao: 'Criar nova senha',
    carta: {
      titulo: 'O segundo fator da sua conta na {marca} foi {ato}',
      corpo:
        'O segundo fator da sua conta (a verificação em duas etapas) foi {ato} em {quando}, e todas as sessões abertas foram encerradas.\n\nSe não foi você, crie já uma nova senha e fale com o atendimento.',
    },
  },
  'segundo-fator-bloqueado': {
    rotulo: 'Quando códigos errados bloquearem meu segundo fator',
    acao: 'Criar nova senha',
    carta: {
      titulo: 'O segundo fator da sua conta na {marca} foi bloqueado',
      corpo:
        'Em {quando} o segundo fator da sua conta (a verificação em duas etapas) foi bloqueado: alguém digitou a senha certa e códigos errados demais. Nada mudou na conta, e ninguém entra nela até ele ser liberado.\n\nSe foi você, fale com o atendimento: depois de conferir quem você é, ele envia um link para cadastrar o aplicativo de novo.\n\nSe não foi você, crie já uma nova senha.',
    },
  },
  'contato-a-trocar': {
    rotulo: 'Quando pedirem para trocar meu e-mail ou telefone',
    acao: 'Ver a segurança da conta',
    carta: {
      titulo: 'Pedido para trocar seu {contato} na {marca}',
      corpo:
        'Em {quando} pediram para trocar o {contato} da sua conta por {novo}. Nada muda até o novo ser confirmado.\n\nSe não foi você, crie já uma nova senha: o pedido deixa de valer e todas as sessões são encerradas.',
    },
  },
  'contato-trocado': {
    rotulo: 'Quando meu e-mail ou telefone for trocado',
    acao: 'Falar com o atendimento',
    carta: {
      titulo: 'O {contato} da sua conta na {marca} foi trocado',
      corpo:
        'Em {quando} o {contato} da sua conta foi trocado por {novo}.\n\nSe não foi você, fale já com o atendimento.',
    },
  },
  'telefone-trocado': {
    rotulo: 'Quando meu telefone for trocado, por SMS ao anterior',
    acao: '',
    recado:
      '{marca}: o telefone da sua conta foi trocado por {novo} em {quando}. Se não foi você, fale conosco.',
  },
  'novo-dispositivo': {
    rotulo: 'Quando alguém entrar por um aparelho novo',
    acao: 'Ver minhas sessões',
    carta: {
      titulo: 'Entrada por um aparelho novo na {marca}',
      corpo: `Sua conta entrou em {quando} por um aparelho que ainda não conhecíamos: {aparelho}.\n\n${NAO_FOI_VOCE}`,
    },
    nota: { titulo: 'Entrada por um aparelho novo', corpo: '{aparelho}, em {quando}.' },
  },
  'solicitacao-respondida': {
    rotulo: 'Quando a equipe responder um pedido sobre meus dados',
    acao: 'Ver em Privacidade',
    carta: {
      titulo: '{assunto}: {situacao}',
      corpo:
        'Seu pedido sobre os seus dados na {marca} foi respondido.\n\n{assunto}: {situacao}\n\n{resposta}',
    },
  },
  'meus-dados-prontos': {
    rotulo: 'Quando o arquivo com meus dados estiver pronto',
    acao: 'Baixar meus dados',
    carta: {
      titulo: 'O arquivo com seus dados está pronto',
      corpo:
        'O arquivo com tudo o que a {marca} guarda sobre você está pronto. Ele pode ser baixado, com a sua senha, até {expiraEm}.\n\nSe não foi você quem pediu, troque sua senha.',
    },
    nota: { titulo: 'Seus dados estão prontos', corpo: 'Baixe o arquivo até {expiraEm}.' },
  },
  'cadastro-repetido': {
    rotulo: 'Quando tentarem cadastrar meus dados de novo',
    acao: 'Entrar',
    carta: {
      titulo: 'Você já tem cadastro na {marca}',
      corpo:
        'Recebemos um pedido de cadastro com os seus dados, mas você já tem uma conta, com este e-mail. Nada mudou nela.\n\nSe esqueceu a senha, escolha “Esqueci minha senha” ao entrar.\n\nSe não foi você, ignore esta mensagem.',
    },
  },
};
