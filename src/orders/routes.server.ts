import { z } from "zod";
import { periodQuery } from "../kit/period/schemas.ts";
import type { Api } from "../platform/http/api.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import { serveDownload } from "../platform/http/serve-download.server.ts";
import { changeOrderContact } from "./admin/contact/change-order-contact.server.ts";
import { changeContact } from "./admin/contact/contract.ts";
import { contactChange } from "./admin/contact/schemas.ts";
import * as admin from "./admin/contract.ts";
import { lineRefusals } from "./admin/editing/change-lines.server.ts";
import { editOrder as editOrderOperation } from "./admin/editing/contract.ts";
import { editOrder } from "./admin/editing/edit-order.server.ts";
import { editDraft } from "./admin/editing/schemas.ts";
import { exportOrders as exportOrdersOperation } from "./admin/export/contract.ts";
import { exportOrders } from "./admin/export/export-orders.server.ts";
import { listAllOrders } from "./admin/list-orders.server.ts";
import { createOrderNews } from "./admin/news/order-news.server.ts";
import * as notifications from "./admin/notifications/contract.ts";
import {
  findNotifications,
  findOrderNotifications,
} from "./admin/notifications/list-notifications.server.ts";
import { sendAgain } from "./admin/notifications/resend-notification.server.ts";
import {
  notificationList,
  notificationQuery,
  orderNotifications,
  resent,
} from "./admin/notifications/schemas.ts";
import { cancelOrdersOfUser } from "./admin/of-user/cancel-orders-of-user.server.ts";
import * as ofUser from "./admin/of-user/contract.ts";
import { listOrdersOfUser } from "./admin/of-user/list-orders-of-user.server.ts";
import {
  openOrdersCancelled,
  openOrdersToCancel,
  ordersOfUser,
  ordersOfUserQuery,
} from "./admin/of-user/schemas.ts";
import { servePayments } from "./admin/payments/routes.server.ts";
import { changeOrderPlace } from "./admin/place/change-order-place.server.ts";
import { changePlace } from "./admin/place/contract.ts";
import { placeChange } from "./admin/place/schemas.ts";
import { printOrders } from "./admin/print/print-orders.server.ts";
import { servePush } from "./admin/push/routes.server.ts";
import { serveRefunds } from "./admin/refunds/routes.server.ts";
import * as sales from "./admin/sales/contract.ts";
import { exportBestCustomers, exportLateDeliveries } from "./admin/sales/export-report.server.ts";
import { findTopProducts } from "./admin/sales/find-top-products.server.ts";
import { reportSales } from "./admin/sales/report.server.ts";
import { salesReport, sales as salesShown, topProducts } from "./admin/sales/schemas.ts";
import { sumSales } from "./admin/sales/sum-sales.server.ts";
import {
  adminOrder,
  adminOrderList,
  adminOrderQuery,
  byId,
  newerOrders,
  newerQuery,
  printedOrders,
  printQuery,
  stepDraft,
  stepsAtOnceDraft,
  stepsAtOnceResult,
  unconfirmedOrders,
} from "./admin/schemas.ts";
import { findUnconfirmed } from "./admin/several/find-unconfirmed.server.ts";
import { startPacking } from "./admin/several/start-packing.server.ts";
import { showOneOrder } from "./admin/show-one-order.server.ts";
import { changeOrderSlot } from "./admin/slot/change-order-slot.server.ts";
import { changeSlot } from "./admin/slot/contract.ts";
import { stepOrder } from "./admin/step-order.server.ts";
import { listBoughtProducts } from "./buy-again/contract.ts";
import { boughtProducts } from "./buy-again/schemas.ts";
import { listMyOrders, showLastDelivery } from "./contract.ts";
import { cancelOwnOrder, changeOwnDelivery } from "./mine/change-my-order.server.ts";
import { changeOwnItems, itemRefusals, previewOwnItems } from "./mine/changing/change-my-items.server.ts";
import {
  cancelMyOrder,
  changeMyDelivery,
  changeMyItems,
  joinMyOrders,
  previewJoin,
  previewMyItems,
  showMyOrder,
} from "./mine/contract.ts";
import { findBoughtProducts } from "./mine/find-bought-products.server.ts";
import { findMyOrder } from "./mine/find-my-order.server.ts";
import { joinOwnOrders, previewOwnJoin } from "./mine/joining/join-my-orders.server.ts";
import { findLastDelivery, listOwnOrders } from "./mine/list-own-orders.server.ts";
import {
  deliveryChange,
  itemsChange,
  itemsPreview,
  myOrder,
  myOrderQuery,
  ordersToJoin,
} from "./mine/schemas.ts";
import { servePhoneProof } from "./phone-proof/routes.server.ts";
import { serveRiders } from "./riders/routes.server.ts";
import * as schemas from "./schemas.ts";
import { chooseNewTime, showNewTime } from "./slots/by-link/contract.ts";
import { openNewTime, takeNewTime } from "./slots/by-link/new-time.server.ts";
import { linkToken, newTime, newTimeChoice } from "./slots/by-link/schemas.ts";
import { changeMySlot } from "./slots/change-my-slot.server.ts";
import { changeMySlot as changeMySlotOperation } from "./slots/contract.ts";
import { mySlotChange, slotChange } from "./slots/schemas.ts";
import { termRefusals } from "./terms/renegotiate-terms.server.ts";

export function serveOrders(api: Api) {
  const limit = { most: 240, seconds: 60 };
  const customerRoute = { input: z.object({}), may: "customer" } as const;
  serve(
    api,
    listMyOrders,
    { input: schemas.orderListQuery, output: schemas.orderList, may: "customer" },
    listOwnOrders,
  );
  serve(api, listBoughtProducts, { ...customerRoute, output: boughtProducts }, findBoughtProducts);
  serve(api, showLastDelivery, { ...customerRoute, output: schemas.lastDelivery }, findLastDelivery);
  const ownOrderRoute = { input: myOrderQuery, output: myOrder, may: "customer" } as const;
  serve(api, showMyOrder, ownOrderRoute, findMyOrder);
  serve(api, cancelMyOrder, { ...ownOrderRoute, limit, refuses: ["changed"] }, cancelOwnOrder);
  serve(
    api,
    changeMyDelivery,
    {
      ...ownOrderRoute,
      input: deliveryChange,
      limit,
      refuses: [...termRefusals, "phone_unproven", "new_customer_limit"],
    },
    changeOwnDelivery,
  );
  serve(
    api,
    changeMyItems,
    { ...ownOrderRoute, input: itemsChange, limit, refuses: itemRefusals },
    changeOwnItems,
  );
  const previewRoute = { output: itemsPreview, may: "customer", limit } as const;
  serve(api, previewMyItems, { ...previewRoute, input: itemsChange, refuses: itemRefusals }, previewOwnItems);
  serve(
    api,
    joinMyOrders,
    { ...ownOrderRoute, input: ordersToJoin, limit, refuses: lineRefusals },
    joinOwnOrders,
  );
  serve(api, previewJoin, { ...previewRoute, input: ordersToJoin, refuses: lineRefusals }, previewOwnJoin);
  serve(
    api,
    changeMySlotOperation,
    { ...ownOrderRoute, input: mySlotChange, limit, refuses: ["slot_gone"] },
    changeMySlot,
  );
  const linkRoute = { output: newTime, may: "anyone", limit } as const;
  serve(api, showNewTime, { ...linkRoute, input: linkToken, refuses: ["not_found"] }, openNewTime);
  serve(
    api,
    chooseNewTime,
    { ...linkRoute, input: newTimeChoice, refuses: ["not_found", "slot_gone"] },
    takeNewTime,
  );

  serve(
    api,
    admin.listOrders,
    { input: adminOrderQuery, output: adminOrderList, may: "orders" },
    listAllOrders,
  );
  const filterQuery = adminOrderQuery.omit({ after: true });
  serveDownload(api, exportOrdersOperation, { input: filterQuery, may: "orders" }, exportOrders);
  serve(
    api,
    admin.countNewer,
    { input: newerQuery, output: newerOrders, may: "orders" },
    createOrderNews(api),
  );
  servePush(api);
  serve(api, admin.showOrder, { input: byId, output: adminOrder, may: "orders" }, showOneOrder);
  serve(
    api,
    admin.stepOrder,
    { input: stepDraft, output: adminOrder, may: "orders", refuses: ["changed", "not_weighed"] },
    stepOrder,
  );
  serve(
    api,
    changeSlot,
    { input: slotChange, output: adminOrder, may: "orders", refuses: ["slot_gone"] },
    changeOrderSlot,
  );
  serve(api, changeContact, { input: contactChange, output: adminOrder, may: "orders" }, changeOrderContact);
  serve(
    api,
    changePlace,
    { input: placeChange, output: adminOrder, may: "orders", refuses: termRefusals },
    changeOrderPlace,
  );
  serve(
    api,
    editOrderOperation,
    { input: editDraft, output: adminOrder, may: "orders", refuses: lineRefusals },
    editOrder,
  );
  serve(
    api,
    admin.startPacking,
    { input: stepsAtOnceDraft, output: stepsAtOnceResult, may: "orders" },
    startPacking,
  );
  serve(
    api,
    ofUser.listOrdersOfUser,
    { input: ordersOfUserQuery, output: ordersOfUser, may: "customers" },
    listOrdersOfUser,
  );
  const cancelOrdersRoute = {
    input: openOrdersToCancel,
    output: openOrdersCancelled,
    may: "orders",
  } as const;
  serve(api, ofUser.cancelOrdersOfUser, cancelOrdersRoute, cancelOrdersOfUser);
  servePhoneProof(api);
  serveRiders(api);
  servePayments(api);
  serveRefunds(api);
  const reportRoute = { input: z.object({}), may: "orders" } as const;
  serve(api, sales.showSales, { ...reportRoute, output: salesShown }, sumSales);
  serve(api, sales.listTopProducts, { ...reportRoute, output: topProducts }, findTopProducts);
  const periodRoute = { input: periodQuery, may: "orders" } as const;
  serve(api, sales.reportSales, { ...periodRoute, output: salesReport }, reportSales);
  serveDownload(api, sales.exportBestCustomers, periodRoute, exportBestCustomers);
  serveDownload(api, sales.exportLateDeliveries, periodRoute, exportLateDeliveries);
  serve(
    api,
    admin.checkUnconfirmed,
    { input: printQuery, output: unconfirmedOrders, may: "orders" },
    findUnconfirmed,
  );
  serve(api, admin.printOrders, { input: printQuery, output: printedOrders, may: "orders" }, printOrders);
  const notificationListRoute = {
    input: notificationQuery,
    output: notificationList,
    may: "orders",
  } as const;
  serve(api, notifications.listNotifications, notificationListRoute, findNotifications);
  const orderNotificationsRoute = { input: byId, output: orderNotifications, may: "orders" } as const;
  serve(api, notifications.listOrderNotifications, orderNotificationsRoute, findOrderNotifications);
  const resendRoute = { input: byId.strict(), output: resent, may: "orders", refuses: ["changed"] } as const;
  serve(api, notifications.resendNotification, resendRoute, sendAgain);
}
